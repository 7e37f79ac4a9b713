import type { Settings } from '../../model/types.ts';
import { paths } from '../paths.ts';

/**
 * The files with which phones open links in the app, by path in the static folder: one for each system whose app is named
 * under `apps` in content/settings.yaml. Only /gotoappstore opens the app; links to menus and stories stay on the site.
 */
export function appLinks({ apps }: Settings): Record<string, string> {
  const { iosAppId = '', androidPackage = '', androidFingerprint = '' } = apps ?? {};
  return {
    ...(iosAppId && { '.well-known/apple-app-site-association': json(appleAssociation(iosAppId)) }),
    ...(androidPackage && {
      '.well-known/assetlinks.json': json(androidStatements(androidPackage, androidFingerprint)),
    }),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const appleAssociation = (appId: string) => ({
  applinks: { details: [{ appIDs: [appId], components: [{ '/': paths.goToAppStore }] }] },
});

/** This allows all links. The app's own manifest selects those that it opens. */
const androidStatements = (packageName: string, fingerprint: string) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [fingerprint] },
  },
];
