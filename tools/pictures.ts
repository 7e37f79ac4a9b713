/** From the masters in `content/pictures` to the files that browsers load. */
export {
  asSlug,
  type Master,
  PictureError,
  pictureCache,
  readMasters,
  readPictures,
  surveyPictures,
  type Survey,
} from './pictures/masters.ts';
export { makeVersion, versionsOf, writePictures } from './pictures/write.ts';
