/** From the masters in `content/pictures` to the files that browsers load. */
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
