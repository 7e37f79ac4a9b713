import type { Settings } from '../../model/types.ts';
import { paths } from '../../app/paths.ts';

/**
 * What phones read to open the site's link to the app in the app itself, by its place in the static folder: one file for
 * each system whose app is named under `apps` in content/settings.yaml. Only /gotoappstore is handed to the app; a guest
 * who taps a menu or a story stays on the site.
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

/** Which addresses the app takes of those that it may take stands in its own manifest. */
const androidStatements = (packageName: string, fingerprint: string) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [fingerprint] },
  },
];
