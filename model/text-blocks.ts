import type { Picture } from './picture.ts';

/** A run of text inside a paragraph. `word` is the slug of a glossary word that is explained here. */
export type Inline =
  | { type: 'text'; text: string; word?: string }
  | { type: 'bold'; text: string; word?: string }
  | { type: 'link'; text: string; href: string; isBold?: true };
export interface ParagraphBlock {
  type: 'paragraph';
  text: Inline[];
}
export interface ListBlock {
  type: 'list';
  isNumbered?: true;
  items: Inline[][];
}
export interface PictureBlock {
  type: 'picture';
  picture: Picture | null;
  alt: string;
  /** What the picture does not show by itself, for a line below it. */
  caption?: string;
}
export type Block = ParagraphBlock | ListBlock | PictureBlock;
