import type { composerTexts as englishComposerTexts } from '../../en/chats/composer.ts'
import type { Translation } from '../../message-types.ts'

export const composerTexts: Translation<typeof englishComposerTexts> = {
  yourMessage: 'Votre message',
  askOrPasteAText: 'Posez une question ou collez un texte',
  checkForAi: 'Détecter l’IA',
  stopping: 'Arrêt en cours',
  stop: 'Arrêter',
  send: 'Envoyer',
  writeAnEmail: 'Écrire un e-mail',
  writeAnEmailToMy:
    'Écris un e-mail à mon propriétaire pour lui demander de réparer le chauffage avant le week-end.',
  planATrip: 'Planifier un voyage',
  planAThreeDayTrip:
    'Planifie un voyage de trois jours à Lisbonne en octobre pour deux personnes qui aiment la marche et la bonne cuisine.',
  generateCode: 'Générer du code',
  writeAFunctionThatGroups:
    'Écris une fonction qui regroupe une liste de dates par semaine, avec une courte explication.',
  learnAConcept: 'Comprendre un concept',
  explainHowTidesWorkAs: 'Explique comment fonctionnent les marées, comme à un enfant curieux de douze ans.',
  proofreadAText: 'Corriger un texte anglais',
  proofreadThisText: 'Proofread this: Their are many reason why citys should recieve more buses.',
  citeASource: 'Citer une source',
  citeThisSource:
    'Cite in APA: Smith, J. and Lee, K., Sleep and Memory, Journal of Sleep Research, 2019, volume 12, issue 3, pages 45-60',
  lookUpAWord: 'Chercher un mot anglais',
  synonymsForImportant: 'Give me five synonyms for important',
  workOutAFigure: 'Calculer un chiffre',
  fifteenPerCent: 'What is 15% of 80 plus 12?',
  wordsEveryDaysWithPro:
    '{words, number} mots tous les {days} jours avec Pro, {unlimited, number} avec Unlimited',
  textsOfOrWordsIn: 'Des textes de {pro, number} ou {unlimited, number} mots d’un coup, au lieu de {free}',
  everythingYouHaveWritten: 'Tout ce que vous avez écrit reste ici, et détecter l’IA reste gratuit',
  yourFreeWordsAreUsed: 'Vos mots gratuits sont épuisés',
  humanizingAndNewReplies:
    'L’humanisation et les nouvelles réponses demandent des mots. Un forfait supérieur vous en redonne chaque mois.',
  getPro: 'Passer à Pro',
  humanizingAlone: 'Seule l’humanisation demande des mots. Un forfait supérieur vous en redonne chaque mois.',
  humanizingNeedsWords:
    'L’humanisation demande des mots. Détecter l’IA reste gratuit, et ce que vous avez écrit reste ici.',
  close: 'Fermer',
}
