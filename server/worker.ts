/** The app on the Workers runtime (wrangler.jsonc). */
import apiData from '#build/api.json';
import { createStoreApp } from './store-app.ts';

export default createStoreApp(apiData);
