/**
 * The second restaurant, on which tests run that hold for every restaurant. What the staff of the first one may change can so never
 * break them.
 */
export const anotherContent = 'tests/another-restaurant/content';

/** Where its site is built. */
export const anotherBuild = '.cache/another-restaurant';

/** The environment in which the build, the server and the tests work on it. */
export const anotherEnvironment = { CONTENT: anotherContent, BUILD_FOLDER: anotherBuild } as const;
