import styles from './kitchen-drawing.module.css';

/**
 * The last room of the house: the back door on the axis of the front one, a hearth, a grindstone, and a standing brass lamp with
 * five wicks. While a branch is open the lamp and the hearth are lit and the door stands open; else it is dark and shut.
 */
export function KitchenDrawing() {
  return (
    <svg className={styles['kitchen']} viewBox="0 0 640 470" aria-hidden="true">
      <defs>
        <linearGradient id="lamp-brass" x1="0" x2="1">
          <stop stopColor="#5f3809" />
          <stop offset=".34" stopColor="#b97a1f" />
          <stop offset=".46" stopColor="#ffdf91" />
          <stop offset=".6" stopColor="#c0801f" />
          <stop offset="1" stopColor="#4c2a06" />
        </linearGradient>
        <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#1d3d55" />
          <stop offset=".42" stopColor="#7d6a66" />
          <stop offset=".62" stopColor="#e39a4c" />
          <stop offset=".7" stopColor="#f6c878" />
          <stop offset=".705" stopColor="#22351f" />
          <stop offset="1" stopColor="#3c3a20" />
        </linearGradient>
      </defs>
      <path className={styles['wood']} d="M212 82h216v318h-22V104H234v296h-22zM200 66h240v16H200z" />
      <g className={styles['yard']}>
        <path fill="url(#dusk)" d="M234 104h172v296H234z" />
        <path
          fill="#12211a"
          d="M377 314c-6-40-6-70 2-104-12-8-26-6-36 6 4-14 16-22 30-19-8-8-20-10-30-6 10-10 26-10 36 4-2-12-10-20-20-22 14-2 25 6 27 20 4-8 6-10 7-12v40c-4-6-8-8-12-10-6 34-6 64 2 103zM234 300h30l8 16h-38z"
        />
        <path fill="#24130c" d="M234 104l30 18v278h-30zM406 104l-30 18v278h30z" />
        <path fill="#f6c87844" d="M224 400l20-28h152l20 28z" />
      </g>
      <g className={styles['shut']}>
        <path fill="#24130c" d="M236 104h82v296h-82zM322 104h82v296h-82z" />
        <path
          fill="#160b07"
          d="M248 120h58v60h-58zM248 194h58v80h-58zM248 288h58v96h-58zM334 120h58v60h-58zM334 194h58v80h-58zM334 288h58v96h-58z"
        />
      </g>
      <path
        className={styles['thing']}
        d="M86 330h118v70h-22v-26a16 16 0 0 0-32 0v26h-14v-26a16 16 0 0 0-32 0v26H86zM94 330c-8-20 2-34 12-40h-8v-8h54v8h-8c10 6 20 20 12 40zM150 330c-4-16 2-28 10-34h-6v-7h46v7h-6c8 6 14 18 10 34zM60 160h150v6H60zM92 166v46a12 12 0 1 1-5 0v-46zM132 166v60a12 12 0 1 1-5 0v-60zM172 166v38a12 12 0 1 1-5 0v-38z"
      />
      <path
        className={styles['fire']}
        d="M106 400c-4-14 4-20 14-34 10 14 18 20 14 34zM152 400c-4-14 4-20 14-34 10 14 18 20 14 34z"
      />
      <path
        className={styles['thing']}
        d="M444 366h124l10 34H434zM458 366c-6-12 2-22 12-22h68c10 0 18 10 12 22zM470 344c0-10 6-16 14-16h40c8 0 14 6 14 16zM440 160h150v6H440zM474 160c-12-10-10-26 0-34h-5v-6h32v6h-5c10 8 12 24 0 34zM528 160c-15-14-13-32 0-42h-6v-8h42v8h-6c13 10 15 28 0 42z"
      />
      <path className={styles['step']} d="M-400 400h1440v200H-400z" />
      <g className={styles['lamp']} transform="translate(264 160) scale(.93)">
        <path d="M60 20c3 5 1 8 3 12 3 4 3 8 0 11l3 5-2 5h4v5h-4l1 14H55l1-14h-4v-5h4l-2-5 3-5c-3-3-3-7 0-11 2-4 0-7 3-12z M8 76c7-1 8-5 13-4 5 1 8 3 15 3h48c7 0 10-2 15-3 5-1 6 3 13 4-3 13-22 20-38 21v5H46v-5C30 96 11 89 8 76z M55 102h10l-1 18h5v6h-5l2 22c5 2 8 7 8 12s-5 9-8 11l-1 20h5v6H50v-6h5l-1-20c-3-2-8-6-8-11s3-10 8-12l2-22h-5v-6h5z M53 197h14c1 14 8 20 22 24l3 7H28l3-7c14-4 21-10 22-24z M24 228h72l6 11H18zM12 239h96l5 17H7z" />
        <path
          className={styles['flame']}
          d="M13 75c-6-8 0-14 2-23 3 9 7 15 1 23zM33 74c-6-8 0-14 2-23 3 9 7 15 1 23zM59 82c-7-9 0-16 1-26 4 10 8 17 2 26zM84 74c-6-8 0-14 2-23 3 9 7 15 1 23zM104 75c-6-8 0-14 2-23 3 9 7 15 1 23z"
        />
      </g>
    </svg>
  );
}
