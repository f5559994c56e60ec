import type { importTexts as englishImportTexts } from '../../en/chats/import.ts'
import type { Translation } from '../../message-types.ts'

export const importTexts: Translation<typeof englishImportTexts> = {
  pleaseTryAgain: 'Veuillez réessayer.',
  importChats: 'Importer des discussions',
  fromChatgptClaudeOr: 'De ChatGPT, Claude ou Longhand',
  chooseTheZipFileThat:
    'Choisissez le fichier zip qu’ils vous ont envoyé, ou son conversations.json. Il est lu dans ce navigateur, et seul le texte de vos discussions est envoyé. Les discussions que vous avez déjà ne sont pas réimportées.',
  fileToImport: 'Fichier à importer',
  failedAfter:
    '{failure} Importé auparavant : {taken, plural, one {# discussion} many {# de discussions} other {# discussions}}. Choisissez à nouveau le fichier pour continuer ; aucune discussion n’est importée deux fois.',
  failedAtOnce: '{failure} Rien n’a été importé.',
  import: 'Importer',
  readPleaseKeepThisPage:
    '{done, plural, one {# discussion lue} many {# de discussions lues} other {# discussions lues}}. Gardez cette page ouverte.',
  readingTheFile: 'Lecture du fichier…',
  stop: 'Arrêter',
  imported:
    '{taken, plural, =0 {Aucune nouvelle discussion} one {# discussion importée} many {# de discussions importées} other {# discussions importées}}',
  stopped: 'Arrêté. {imported}',
  wereAlreadyHere:
    '{known, plural, one {# discussion était} many {# de discussions étaient} other {# discussions étaient}} déjà ici.',
  leftOut: 'Laissé de côté : {without}.',
  couldNotBeImported:
    '{count, plural, one {# discussion n’a pas pu être importée} many {# de discussions n’ont pas pu être importées} other {# discussions n’ont pas pu être importées}}.',
  whatCouldNotBeImported: 'Ce qui n’a pas pu être importé',
  aChatWithoutATitle: 'Une discussion sans titre',
  andMore: 'et {count} de plus',
  systemMessages:
    '{count, plural, one {# message système} many {# de messages système} other {# messages système}}',
  stepsOfTools: '{count, plural, one {# étape d’outil} many {# d’étapes d’outil} other {# étapes d’outil}}',
  files: '{count, plural, one {# fichier} many {# de fichiers} other {# fichiers}}',
  largerThan10Mb: 'elle dépasse 10 Mo',
  fileFailures: {
    unread: 'Ce fichier n’a pas pu être lu.',
    noChats:
      'Ce fichier ne contient aucune discussion. Choisissez l’export de ChatGPT ou de Claude (le zip ou son conversations.json), ou une discussion exportée ici en JSON.',
    empty: 'Ce fichier est vide.',
    tooLarge: 'Ce fichier dépasse 2 Go.',
    bomb: 'Ce zip contient bien plus de données qu’un export de discussions. Sa lecture a été arrêtée.',
    damaged: 'Ce fichier est endommagé : il ne peut pas être décompressé ou lu jusqu’au bout.',
    emptyList: 'Ce fichier ne contient aucune discussion : sa liste est vide.',
    notJson: 'Ce fichier n’est pas un export de discussions, car ce n’est pas du JSON.',
    chatTooLarge: 'Une discussion de ce fichier est trop grande.',
    incomplete: 'Ce fichier est incomplet. Veuillez le télécharger à nouveau.',
    zipDamaged: 'Ce zip est endommagé ou incomplet. Veuillez le télécharger à nouveau.',
    tooManyFiles: 'Ce zip contient trop de fichiers.',
  },
  chatFailures: {
    noChat: 'ce n’est pas une discussion, ou elle est endommagée',
    noMessages: 'elle n’a pas de messages',
    damaged: 'elle est endommagée',
    newer: 'elle a été exportée par une version plus récente',
  },
}
