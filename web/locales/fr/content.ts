import type { contentTexts as english } from '../en/content.ts'
import type { Translation } from '../message-types.ts'

export const contentTexts: Translation<typeof english> = {
  human: 'humain',
  changes: 'Changements',
  before: 'Avant',
  after: 'Après',
  aTextBeforeAndAfter: 'Un texte avant et après l’humanisation',
  aRealRun: 'Un cas réel',
  noLanguageModelNothing: 'sans modèle de langage, rien d’envoyé',
  passagesLockedEachIntact:
    '{locked, plural, one {# passage protégé} many {# de passages protégés} other {# passages protégés}}, tout est intact. Un score est un signal, pas une preuve.',
  oneChosenText:
    'Ce texte a été choisi pour montrer beaucoup de changements. Sur tous les textes de test, Léger fait passer le score IA moyen de {before} à {after}.',
  sameScore: 'Notre propre détecteur lit celui-ci comme {score} humain avant et après.',
  upgradeToPro: 'PASSER À PRO',
  tryItWithYourOwn: 'Essayez avec votre texte',
  noAccountNothingSent: 'Sans compte, rien d’envoyé.',
  startWritingNow: 'Commencer à écrire',
  whatAreYouWriting: 'Qu’écrivez-vous ?',
  yourMessage: 'Votre message',
  askOrPasteAText: 'Demandez, ou collez un texte à travailler',
  humanize: 'Humaniser',
  send: 'Envoyer',
}
