/** wrangler finds it by "imports" in package.json. */
declare module '#build/api.json' {
  const data: import('./app.ts').ApiData;
  export default data;
}
