import type { originalityTexts as english } from '../../en/originality/desk.ts'
import type { Translation } from '../../message-types.ts'

export const originalityTexts: Translation<typeof english> = {
  title: 'Contrôle d’originalité',
  intro:
    'Trouve les passages qu’un texte partage avec vos propres documents et avec les sources que vous ajoutez.',
  text: 'Texte à contrôler',
  placeholder: 'Collez le texte ici ou ouvrez un fichier…',
  findings: 'Résultats',
  compareWith: 'Comparer avec',
  checking: 'Comparaison en cours',
  done: '{percent} du texte se trouve aussi dans {count, plural, one {# source} many {# sources} other {# sources}}.',
  noMatches: 'Aucun passage commun n’a été trouvé.',
  cleared: 'Effacé',
  undo: 'Annuler',
  restored: 'Votre texte précédent remplace ce que vous aviez écrit.',

  words: '{count, plural, one {# mot} many {# mots} other {# mots}}',
  charactersOf: '{count, number} caractères sur {max, number}',
  check: 'Contrôler l’originalité',
  cancel: 'Annuler',
  clearAll: 'Tout effacer',
  editText: 'Modifier le texte',
  openFile: 'Ouvrir un fichier',
  ownDocuments: 'Mes documents',
  ctrlEnter: 'Ctrl+Entrée',
  fileTypes: 'Fichier texte, Markdown, Word ou PDF',

  fileOpened: 'Fichier ouvert',
  readingTheFile: 'Lecture du fichier…',
  isCut: 'Seul le début de {name} a été lu.',
  notRead: '{name} n’a pas pu être lu. Veuillez réessayer.',
  tooLarge: '{name} dépasse {megabytes, number} Mo.',

  yourDocuments: 'Vos documents',
  essays: '{count, plural, one {# dissertation} many {# dissertations} other {# dissertations}}',
  files:
    '{count, plural, one {# fichier de vos discussions} many {# fichiers de vos discussions} other {# fichiers de vos discussions}}',
  replies: 'Réponses dans {count, plural, one {# discussion} many {# discussions} other {# discussions}}',
  noneYet: 'Vous n’avez pas encore de dissertations, de fichiers ni de réponses.',
  documentsNotLoaded: 'Vos documents n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  signInForOwn: '<link>Connectez-vous</link> pour comparer avec vos dissertations, fichiers et réponses.',
  notItself: '« {title} » n’est pas comparé à lui-même.',

  sources: 'Sources pour ce contrôle',
  sourcesHint: 'Les textes ajoutés ici sont comparés une fois et ne sont pas conservés.',
  pasteSource: 'Coller une source',
  uploadSources: 'Importer des fichiers',
  remove: 'Retirer {name}',
  sourceName: 'Nom',
  sourceText: 'Texte de la source',
  sourceNumber: 'Source {number}',
  addSource: 'Ajouter la source',
  editSource: 'Modifier {name}',
  save: 'Enregistrer',
  sourceBlank: 'Veuillez coller le texte de la source.',
  tooManySources:
    'Un contrôle accepte {max, plural, one {# source} many {# sources} other {# sources}} au plus.',
  sourcesTooLong:
    'Les sources comptent {count, number} caractères au total ; {max, number} peuvent être comparés à la fois.',

  web: 'Le Web',
  searchWeb: 'Chercher sur le Web',
  webHint:
    'Envoie jusqu’à {count, plural, one {# phrase} many {# phrases} other {# phrases}} de votre texte au moteur de recherche de ce site.',
  webOff: 'Ce site ne fait pas de recherche sur le Web.',
  signInForWeb: 'Connectez-vous pour chercher sur le Web.',

  pickTitle: 'Ouvrir un document',
  pickText: 'Son texte est contrôlé. Le document lui-même ne change pas.',
  noDocuments: 'Aucun document pour l’instant',
  noDocumentsText: 'Les dissertations et les fichiers envoyés dans les discussions apparaissent ici.',
  filter: 'Rechercher un document',
  noneFound: 'Aucun document ne contient « {looked} » dans son nom.',
  emptyDocument: '« {title} » ne contient pas de texte.',
  kinds: { essays: 'Dissertation', files: 'Fichier' },

  steps: {
    start: 'Envoi du texte…',
    own: 'Comparaison avec vos documents : {done, number} sur {total, number}',
    given: 'Comparaison avec la source {done, number} sur {total, number}',
    search: 'Recherche sur le Web : phrase {done, number} sur {total, number}',
    pages: 'Lecture des pages : {done, number} sur {total, number}',
  },

  promiseOwn: 'Repère les passages déjà utilisés : dans vos dissertations, fichiers et réponses.',
  promiseDisguise:
    'Trouve les copies même si des lettres ont été échangées, des mots remplacés ou des signes invisibles ajoutés.',
  promiseHonest: 'Indique exactement avec quoi le texte a été comparé. Vous seul voyez le résultat.',
  tryExample: 'Essayer un exemple',

  checkedTexts: 'Contrôles d’originalité',
  many: 'contrôles',
  keptText:
    'les textes que vous contrôlez sont conservés ici avec les passages trouvés, visibles de vous seul, jusqu’à leur suppression.',
  openedFromHistory: 'Ouvert depuis l’historique',
  shared: '{percent} en commun',
  sourceCount: '{count, plural, =0 {aucune source} one {# source} many {# sources} other {# sources}}',
  checkedOn: 'Contrôlé',

  serverSilent: 'Le serveur n’a pas répondu. Votre texte et vos sources sont toujours là.',
  sessionEnded: 'Votre session est terminée.',
  signInAgain: 'Reconnectez-vous, puis relancez le contrôle. Votre texte est toujours là.',
}
