import { readFolder } from '../../model/read/files.ts';

/** The texts of all files of a content folder, by name: 'content/notices.yaml'. */
export const readTexts = async (folder: string): Promise<Map<string, string>> =>
  new Map([...(await readFolder(folder))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));
