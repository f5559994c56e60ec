import type { panelTexts as englishPanelTexts } from '../../en/detector/panel.ts'
import type { Translation } from '../../message-types.ts'

export const panelTexts: Translation<typeof englishPanelTexts> = {
  aiDetector: 'Detector de IA',
  closeDetector: 'Cerrar el detector',
  checking: 'Analizando',
  tryAgain: 'Reintentar',
  openInFullDetector: 'Abrir en el detector completo',
  nothingToCheckYet: 'Aún no hay nada que analizar',
  toCheck: '{words} para analizar',
  chooseAReplyWithSome: 'Elige una respuesta con algo de texto y mira cuánto suena a IA.',
  seeWhichSentencesRead: 'Mira qué frases suenan a IA y por qué.',
  checkForAi: 'Detectar IA',
  whatWeighedMost: 'Lo que más pesó',
}
