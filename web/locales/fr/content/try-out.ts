import type { tryOutTexts as english } from '../../en/content/try-out.ts'
import type { Translation } from '../../message-types.ts'

export const tryOutTexts: Translation<typeof english> = {
  title: 'Essayez avec votre propre texte',
  intro:
    'Le même détecteur et le même humaniseur Léger que dans l’application, dans ce navigateur. Sans compte, et votre texte n’est envoyé nulle part.',
  needsScript:
    'L’essai s’exécute dans votre navigateur et a besoin de JavaScript. Le reste de cette page s’en passe.',

  yourText: 'Votre texte',
  placeholder: 'Collez ici un texte en anglais. À partir d’environ 60 mots, le résultat est fiable.',
  limits:
    'Jusqu’à {characters, number} caractères pour l’analyse, {words, plural, one {# mot} many {# mots} other {# mots}} pour Léger.',
  counts:
    '{words, plural, one {# mot} many {# mots} other {# mots}} · {characters, plural, one {# caractère} many {# caractères} other {# caractères}}',
  checkForAi: 'Détecter l’IA',
  clean: 'Réécrire',
  cancel: 'Annuler',
  size: '{megabytes} Mo',
  loadedFirst: 'à charger d’abord',

  promisesTitle: 'Ce que devient votre texte',
  staysHere:
    'Il reste dans ce navigateur. La page demande le moteur à son propre serveur et n’envoie rien d’autre.',
  nothingKept: 'Il n’est pas conservé. Rechargez la page, et le texte et le résultat ont disparu.',
  loadsOnce:
    'L’analyse charge {check} Mo au premier clic, et Léger {clean} Mo de plus. Ensuite, les deux fonctionnent hors ligne.',
  loadsOnFirstClick: 'Le moteur est chargé au premier clic. Ensuite, il fonctionne hors ligne.',
  tryAnExample: 'Essayer un exemple',

  loading: 'Chargement du moteur',
  loadingOf: '{percent} % sur {megabytes} Mo',
  loadingPercent: '{percent} %',
  onlyOnce: 'Une seule fois : votre navigateur garde les fichiers.',
  checking: 'Analyse de votre texte…',
  cleaning: 'Réécriture de votre texte…',

  notLoaded: 'Le moteur n’a pas pu être chargé',
  notLoadedNext: 'Votre texte est toujours là. Veuillez réessayer dans un instant.',
  notLoadedOffline:
    'Vous êtes hors ligne et ce navigateur n’a pas encore chargé le moteur. Votre texte est toujours là ; réessayez une fois connecté.',
  failed: 'Le moteur n’a pas pu lire ce texte',
  failedNext: 'Votre texte est toujours là. Veuillez réessayer, ou n’en prendre qu’une partie.',
  blankToClean: 'Veuillez saisir un texte à réécrire.',
  tooLongToClean:
    'Ce texte compte {words, number} mots. Ici, Léger en accepte {most, number} ; l’humaniseur de l’application en accepte davantage.',

  cleaned: 'Réécrit avec Léger',
  changes:
    '{count, plural, one {# modification} many {# modifications} other {# modifications}}. Pointez-en une pour voir sa raison.',
  unchanged: 'Rien n’a été modifié',
  humanScore: 'Score humain : {percent}.',
  copyResult: 'Copier le résultat',
  copied: 'Copié',
  notCopied: 'Votre navigateur n’a pas autorisé la copie. Veuillez sélectionner le texte.',
  checkResult: 'Analyser le résultat',
  moreInDetector: 'Les fichiers, un rapport à imprimer et un historique sont dans l’application.',
  openInDetector: 'Ouvrir dans le détecteur',
  moreInHumanizer: 'Équilibré et Fort modifient davantage. Ils demandent un compte.',
  openInHumanizer: 'Ouvrir dans l’humaniseur',
  cannotCarry:
    'Votre navigateur bloque le stockage, le texte ne peut donc pas vous suivre. Copiez-le d’abord, puis collez-le là-bas.',
}
