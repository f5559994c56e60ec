import type { editTexts as englishEditTexts } from '../../en/humanizer/edit.ts'
import type { Translation } from '../../message-types.ts'

export const editTexts: Translation<typeof englishEditTexts> = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  wordingsHere: 'Otras formulaciones de esta frase',
  howToEdit:
    'Escribe en el texto. Un clic en una frase subrayada muestra el motivo y sus otras formulaciones.',
  scoreCannotFollow:
    'No se pudo cargar el detector en este navegador, así que la puntuación no se actualiza. Lo que escribes se conserva.',
  tryAgain: 'Reintentar',
  loadingDetector: 'Cargando el detector en este navegador, {percent}',
  nowHuman: 'Puntuación humana ahora: {percent}.',
  yourText: 'Tu texto, para editar',
  thisSentence: 'Esta frase',
  weighs: 'Parece de IA: {percent}',
  doesNotWeigh: 'Esta frase parece humana.',
  close: 'Cerrar',
  noOtherWording:
    'No hay otra formulación segura. Dilo como se lo dirías a un amigo o añade lo que solo tú sabes: una cifra, un nombre, un ejemplo.',
  otherWordings: 'Otras formulaciones seguras',
  yourOriginal: 'Tu original',
  clickForWordings: 'Haz clic para cambiar esta frase.',
  noSingleReason: 'Ningún rasgo destaca por sí solo; sus palabras y su ritmo juntos parecen de IA.',
  whatWouldHelp: 'Qué ayudaría más',
  nothingWeighs: 'Ninguna frase destaca. El texto parece humano.',
}
