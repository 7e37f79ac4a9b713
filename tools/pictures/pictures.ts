/** Makes the files that browsers load from the masters in `content/pictures`. */
export {
  asSlug,
  type Master,
  PictureError,
  pictureCache,
  readMasters,
  readPictures,
  surveyPictures,
} from './masters.ts';
export { makeVersion, versionsOf, writePictures } from './write.ts';
