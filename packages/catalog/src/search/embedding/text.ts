/** The text of a document that is embedded, and the key its vector is cached under. */
import { createHash } from 'node:crypto';
import type { SearchDocument } from '../document.ts';
import { splitWords } from '../text/words.ts';

/** Characters of a text; sentence encoders see no more than a few hundred words. */
const MAX_CHARS = 600;

/** The owner, the words of the name, title and description: a sentence rather than an identifier. */
export function embeddedText({ name, owner = '', title = '', description = '' }: SearchDocument): string {
  const words = (text: string) => splitWords(text).flatMap(({ text: word, form }) => (form === 'joined' ? [] : [word]));
  return [[...words(owner), ...words(name)].join(' '), title, description]
    .filter((part) => part !== '')
    .join('. ')
    .slice(0, MAX_CHARS);
}

/** SHA-256 of the model's id and the text, in hexadecimal. */
export function vectorKey(embedderId: string, text: string): string {
  return createHash('sha256').update(`${embedderId}\n${text}`).digest('hex');
}
