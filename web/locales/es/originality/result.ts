import type { originalityResultTexts as english } from '../../en/originality/result.ts'
import type { Translation } from '../../message-types.ts'

export const originalityResultTexts: Translation<typeof english> = {
  ofTheText: 'del texto está también en {count, plural, one {# fuente} many {# fuentes} other {# fuentes}}',
  nothingShared: 'Sin pasajes compartidos',
  nothingSharedText: 'Ningún pasaje de ocho palabras o más aparece en los textos con los que se comparó.',
  nothingCounted: 'Nada que contar',
  nothingCountedText:
    'Todos los pasajes compartidos están en partes o fuentes que no se cuentan, como se indica abajo.',
  countOf: '{copied, number} de {words, number} {unit, select, characters {caracteres} other {palabras}}',
  notAProof:
    'Un pasaje compartido es una señal, no una prueba: puede ser una cita, una expresión común o tuyo.',

  comparedWith: 'Comparado con',
  ownDocuments:
    '{count, plural, =0 {ninguno de tus documentos} one {# documento tuyo} many {# documentos tuyos} other {# documentos tuyos}}',
  ownOf: '{count, number} de tus {all, number} documentos, los más recientes',
  given:
    '{count, plural, one {# fuente que añadiste} many {# fuentes que añadiste} other {# fuentes que añadiste}}',
  webPages:
    '{count, plural, one {# página web} many {# páginas web} other {# páginas web}}, según {phrases, plural, one {# frase} many {# frases} other {# frases}} del texto',
  coverage: 'Comparado con {list}.',
  notSearched: 'No se buscó en la web.',
  webUnreachable: 'No se pudo buscar en la web: el buscador no respondió.',
  webPartly: 'El buscador respondió a {searched, number} de {phrases, number} búsquedas.',
  pagesFailed:
    '{count, plural, one {No se pudo leer # página encontrada.} many {No se pudieron leer # páginas encontradas.} other {No se pudieron leer # páginas encontradas.}}',
  onlyThese: 'No se buscó en nada más, así que puede haber otras fuentes.',

  leaveOut: 'No contar',
  quotations: 'Citas textuales',
  bibliography: 'Bibliografía',
  partSize:
    '{count, plural, =0 {no se encontraron} one {{unit, select, characters {{count, number} carácter} other {{count, number} palabra}}} many {{unit, select, characters {{count, number} caracteres} other {{count, number} palabras}}} other {{unit, select, characters {{count, number} caracteres} other {{count, number} palabras}}}}',

  sources: 'Fuentes',
  sourcesLeftOut:
    '{count, plural, one {# fuente más tiene menos en común.} many {# fuentes más tienen menos en común.} other {# fuentes más tienen menos en común.}}',
  kinds: {
    essays: 'Tu ensayo',
    files: 'Tu archivo',
    replies: 'Tu chat',
    given: 'Fuente añadida',
    web: 'Página web',
  },
  sourceWords: '{count, number} {unit, select, characters {caracteres} other {palabras}}',
  passages: '{count, plural, one {# pasaje} many {# pasajes} other {# pasajes}}',
  showPassages: 'Comparar {title} en paralelo',
  open: 'Abrir {title}',
  doNotCount: 'No contar {title}',
  countAgain: 'Volver a contar {title}',
  notCounted: 'no se cuenta',
  showMore: 'Mostrar {hidden, number} más',
  showFewer: 'Mostrar menos',

  mark: 'También en la fuente {number}, {title}: {text}',

  yourText: 'Tu texto',
  passageOf: 'Pasaje {number, number} de {count, number}',
  passageWords: '{count, number} {unit, select, characters {caracteres iguales} other {palabras iguales}}',
  previous: 'Pasaje anterior',
  next: 'Pasaje siguiente',
  isCut: 'El resto de este pasaje largo no se muestra.',
  passagesLeftOut:
    '{count, plural, one {# pasaje más corto solo está marcado en el texto.} many {# pasajes más cortos solo están marcados en el texto.} other {# pasajes más cortos solo están marcados en el texto.}}',
}
