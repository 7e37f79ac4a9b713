/** wrangler finds it by "imports" in package.json. */
declare module '#build/api.json' {
  const data: import('./api-data.ts').ApiData;
  export default data;
}
