import type { suggestions as englishSuggestions } from '../../en/essays/suggestions.ts'
import type { Translation } from '../../message-types.ts'

export const suggestions: Translation<typeof englishSuggestions> = {
  name: 'Actions IA',
  open: 'IA',
  actions: {
    improve: 'Améliorer',
    shorten: 'Raccourcir',
    expand: 'Développer',
    simplify: 'Simplifier',
    rewrite: 'Réécrire, garder chaque fait',
    tone: 'Changer le ton',
    translate: 'Traduire',
    continue: 'Continuer le texte',
    humanize: 'Humaniser',
    check: 'Détecter l’IA',
  },
  builtInReason:
    'Les actions grisées demandent un modèle de langage. Cette dissertation utilise le rédacteur intégré.',
  offlineReason: 'Vous êtes hors ligne. Les actions IA demandent une connexion.',
  offerFailed: 'Nous n’avons pas pu vérifier ce que votre modèle sait faire. Veuillez réessayer.',
  forSelection: 'Pour le texte sélectionné',
  forParagraph: 'Pour ce paragraphe',
  accept: 'Accepter',
  reject: 'Refuser',
  another: 'Une autre',
  stop: 'Arrêter',
  tryAgain: 'Réessayer',
  dismiss: 'Écarter',
  acceptAll: 'Tout accepter',
  rejectAll: 'Tout refuser',
  previous: 'Suggestion précédente',
  next: 'Suggestion suivante',
  previousVersion: 'Version précédente',
  nextVersion: 'Version suivante',
  versionOf: 'Version {at, number} sur {count, number}',
  bar: 'Suggestion {at, number} sur {count, number}',
  allBar: 'Toutes les suggestions',
  count: '{count, plural, one {# suggestion} many {# de suggestions} other {# suggestions}}',
  position: '{at, number} sur {count, number}',
  waiting: 'En attente…',
  writing: 'Rédaction…',
  accepting: 'Conservation d’une version…',
  kept: {
    citation:
      '{count, plural, one {référence conservée} many {# de références conservées} other {# références conservées}}',
    quotation:
      '{count, plural, one {citation conservée} many {# de citations conservées} other {# citations conservées}}',
    other:
      '{count, plural, one {# partie protégée conservée} many {# de parties protégées conservées} other {# parties protégées conservées}}',
  },
  note: 'note',
  announceStarted:
    '{count, plural, one {Une suggestion est en cours de rédaction.} many {# de suggestions sont en cours de rédaction.} other {# suggestions sont en cours de rédaction.}}',
  announceReady:
    '{count, plural, one {Une suggestion est prête. Appuyez sur Ctrl Alt J pour y aller.} many {# de suggestions sont prêtes. Appuyez sur Ctrl Alt J pour y aller.} other {# suggestions sont prêtes. Appuyez sur Ctrl Alt J pour y aller.}}',
  announceAccepted:
    '{count, plural, one {Suggestion acceptée.} many {# de suggestions acceptées.} other {# suggestions acceptées.}}',
  announceRejected:
    '{count, plural, one {Suggestion refusée. Votre texte est inchangé.} many {# de suggestions refusées. Votre texte est inchangé.} other {# suggestions refusées. Votre texte est inchangé.}}',
  withdrawn:
    '{count, plural, one {Une suggestion a été retirée, car son texte a changé.} many {# de suggestions ont été retirées, car leur texte a changé.} other {# suggestions ont été retirées, car leur texte a changé.}}',
  unchanged: 'Il n’y a rien à changer dans ce texte.',
  stopped: 'Arrêté.',
  failed: 'La suggestion n’a pas pu être rédigée. Votre texte est inchangé. Veuillez réessayer.',
  noVersion:
    'Aucune version n’a pu être conservée avant ce changement, car le serveur est injoignable. Vous pouvez l’annuler avec Ctrl+Z.',
  noPlace: 'Placez d’abord le curseur dans un paragraphe.',
  noText: 'Il n’y a pas encore de texte ici. Écrivez ou sélectionnez-en d’abord.',
  quotationsStay: 'Les citations et le code restent tels quels. Sélectionnez un autre texte.',
  tooLong:
    'Ce paragraphe compte {count, number} caractères, et {most, number} peuvent être traités à la fois. Sélectionnez-en une partie.',
  tooMany:
    'Vous avez sélectionné {count, number} paragraphes, et {most, number} peuvent être traités à la fois. Sélectionnez-en moins.',
  tooManyLocked:
    'Ce paragraphe compte {count, number} citations, références, liens et notes, et {most, number} peuvent être conservés à la fois. Sélectionnez-en une partie.',
  checking: 'Analyse…',
  close: 'Fermer',
}
