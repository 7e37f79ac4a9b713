/** Content of an invented restaurant. Tests of the code use it, so that changes to the real content cannot break them. */
export const fixtureContentFolder = 'tests/another-restaurant/content';

/** Where its site is built. */
export const fixtureBuildFolder = '.cache/another-restaurant';

/** The environment in which the build, the server and the tests work on it. */
export const fixtureEnvironment = { CONTENT: fixtureContentFolder, BUILD_FOLDER: fixtureBuildFolder } as const;

/** The same for the real restaurant, in a folder apart from the build that is served. */
export const realEnvironment = { CONTENT: 'content', BUILD_FOLDER: '.cache/real-restaurant' } as const;

/** Builds for tests: as after launch, and each picture in its smallest width only. */
export const testBuildEnvironment = { DRAFT: 'no', PICTURES: 'small' } as const;
