import type { checkTexts as englishCheckTexts } from '../../en/detector/check.ts'
import type { Translation } from '../../message-types.ts'

export const checkTexts: Translation<typeof englishCheckTexts> = {
  textMarkdownWordOrPdf: 'Fichiers texte, Markdown, Word ou PDF',
  openFiles: 'Ouvrir des fichiers',
  textMarkdownWordAndPdf: 'Fichiers texte, Markdown, Word et PDF',
  theServerDidNotRespond: 'Le serveur n’a pas répondu. Votre texte est toujours ici.',
  yourSessionHasEnded: 'Votre session est terminée.',
  signInAgainOrReload: 'Reconnectez-vous, ou rechargez la page pour continuer en visiteur.',
  notATextFile: '{name} n’est pas un fichier texte, Markdown, Word (.docx) ou PDF.',
  fileTooLong: '{name} dépasse {max, number} caractères.',
  notUtf8: '{name} n’est pas du texte UTF-8.',
}
