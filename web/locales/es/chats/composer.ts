import type { composerTexts as englishComposerTexts } from '../../en/chats/composer.ts'
import type { Translation } from '../../message-types.ts'

export const composerTexts: Translation<typeof englishComposerTexts> = {
  yourMessage: 'Tu mensaje',
  askOrPasteAText: 'Pregunta o pega un texto para trabajarlo',
  checkForAi: 'Detectar IA',
  stopping: 'Deteniendo',
  stop: 'Detener',
  send: 'Enviar',
  writeAnEmail: 'Escribir un correo',
  writeAnEmailToMy:
    'Escribe un correo a mi casero pidiéndole que arregle la calefacción antes del fin de semana.',
  planATrip: 'Planear un viaje',
  planAThreeDayTrip:
    'Planea un viaje de tres días a Lisboa en octubre para dos personas a las que les gusta caminar y comer bien.',
  generateCode: 'Generar código',
  writeAFunctionThatGroups:
    'Escribe una función que agrupe una lista de fechas por semana, con una breve explicación.',
  learnAConcept: 'Aprender un concepto',
  explainHowTidesWorkAs: 'Explica cómo funcionan las mareas, como a un niño curioso de doce años.',
  proofreadAText: 'Corregir un texto en inglés',
  proofreadThisText: 'Proofread this: Their are many reason why citys should recieve more buses.',
  citeASource: 'Citar una fuente',
  citeThisSource:
    'Cite in APA: Smith, J. and Lee, K., Sleep and Memory, Journal of Sleep Research, 2019, volume 12, issue 3, pages 45-60',
  lookUpAWord: 'Buscar una palabra inglesa',
  synonymsForImportant: 'Give me five synonyms for important',
  workOutAFigure: 'Calcular una cifra',
  fifteenPerCent: 'What is 15% of 80 plus 12?',
  wordsEveryDaysWithPro:
    '{words, number} palabras cada {days} días con Pro, {unlimited, number} con Unlimited',
  textsOfOrWordsIn: 'Textos de {pro, number} o {unlimited, number} palabras de una vez, en lugar de {free}',
  everythingYouHaveWritten: 'Todo lo que has escrito se queda aquí, y detectar IA sigue siendo gratis',
  yourFreeWordsAreUsed: 'Has usado tus palabras gratis',
  humanizingAndNewReplies:
    'Para humanizar y recibir respuestas nuevas hacen falta palabras. Un plan mayor las repone cada mes.',
  getPro: 'Obtener Pro',
  humanizingAlone: 'Solo para humanizar hacen falta palabras. Un plan mayor las repone cada mes.',
  humanizingNeedsWords:
    'Para humanizar hacen falta palabras. Detectar IA sigue siendo gratis y lo que has escrito se queda aquí.',
  close: 'Cerrar',
}
