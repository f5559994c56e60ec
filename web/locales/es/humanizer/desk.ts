import type { humanizerDeskTexts as englishHumanizerDeskTexts } from '../../en/humanizer/desk.ts'
import type { Translation } from '../../message-types.ts'

export const humanizerDeskTexts: Translation<typeof englishHumanizerDeskTexts> = {
  cleared: 'Borrado',
  undo: 'Deshacer',
  writtenReplaced: 'La nueva reescritura ha ocupado el lugar del texto que habías editado.',
  bringBack: 'Recuperarlo',
  restored: 'Tu texto anterior ha vuelto en lugar de lo que escribiste.',
  humanizer: 'Humanizador',
  rewritesWhatSounds:
    '<span>Reescribe lo que suena a máquina. </span>Los hechos, nombres<span2>, números</span2> y citas quedan <span3>exactamente </span3>como están.',
  ofWordsLeft: '{left, number}<span> de {limit, number}</span> palabras',
  result: 'Resultado',
  theRewriteAppearsHere: 'La reescritura aparece aquí',
  eachChangeIsShownWith: 'Cada cambio se muestra con su motivo, y tú decides cuáles conservar.',
  tryAnExample: 'Probar un ejemplo',
  words: {
    title: 'Textos humanizados',
    many: 'textos humanizados',
    keptText:
      'los textos que humanices se guardan aquí con sus cambios, visibles solo para ti, hasta que los elimines.',
  },
  openedFromHistory: 'Abierto desde el historial',
  human: '{percent} humano',
}
