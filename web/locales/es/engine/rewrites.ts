import type { rewrites as english } from '../../../../engine/texts.ts'
import type { Translation } from '../../message-types.ts'

export const rewrites: Translation<typeof english> = {
  noText: 'No hay texto que reescribir.',
  code: 'Parece código de un programa, así que quedó como estaba.',
  notEnglish: 'El humanizador trabaja con texto en inglés y este no lo es, así que quedó como estaba.',
  allProtected: 'Todo este texto son citas, títulos u otros pasajes protegidos, así que quedó como estaba.',
  readsHuman: 'Este texto ya suena como escrito por una persona, así que quedó como estaba.',
  stopped: 'El proceso se detuvo, así que el texto quedó como estaba.',
  nothingSafe: 'Aquí no se podía cambiar nada con seguridad, así que el texto quedó como estaba.',
  notProved: 'No se pudo probar que una reescritura fuera segura, así que el texto quedó como estaba.',
  becauseOf: '{what} {why}',
  modelSentences:
    'El modelo de lenguaje ofreció redacciones para {done, number} de {total, number} frases; el resto quedó para las reglas integradas.',
  modelNoneSafe:
    'El modelo de lenguaje ofreció {offered, number} redacciones y ninguna era segura, así que el texto quedó como estaba.',
  modelNothing: 'El modelo de lenguaje no encontró nada que reformular, así que el texto quedó como estaba.',
  modelUnusable: 'El modelo de lenguaje no dio una respuesta utilizable, así que el texto quedó como estaba.',
  modelFormless: 'El modelo de lenguaje no respondió en la forma pedida, así que el texto quedó como estaba.',
  modelNoGain:
    'Ninguna de las {safe, number} redacciones seguras del modelo de lenguaje hizo que el texto sonara más humano, así que quedó como estaba.',
  takenNone:
    'No se pudo probar que la reescritura fuera segura, así que el motor integrado reescribió el texto en su lugar.',
  takenSome:
    'Se probó que la reescritura era segura en {taken, number} de {total, number} párrafos; el motor integrado hizo el resto.',
  faults: {
    empty: 'La respuesta está vacía.',
    declines: 'La respuesta rechaza la tarea, aunque el pasaje solo necesita una edición.',
    tooShort: 'La respuesta es demasiado corta: {after, number} palabras para {before, number}.',
    tooLong: 'La respuesta es demasiado larga: {after, number} palabras para {before, number}.',
    stops: 'La respuesta se corta a mitad de una frase.',
    unusualSigns: 'La respuesta tiene caracteres invisibles, engañosos o poco comunes.',
    paragraphs: 'La respuesta tiene más de un párrafo.',
    newNames: 'Estos nombres no están en el pasaje: {names}.',
    foreignMarks: 'La respuesta tiene marcas que no pertenecen al texto.',
    missing: 'Falta “{span}”.',
    twice: '“{span}” aparece más de una vez.',
    outOfOrder: '“{span}” no está en su orden.',
    lostNumbers: 'Números perdidos: {words}.',
    addedNumbers: 'Números añadidos: {words}.',
    lostNegations: 'Negaciones perdidas: {words}.',
    addedNegations: 'Negaciones añadidas: {words}.',
    lostModals: 'Verbos modales perdidos: {words}.',
    addedModals: 'Verbos modales añadidos: {words}.',
    movedNegations: 'La frase {sentence, number} ya no tiene las negaciones que tenía: {words}.',
    movedModals: 'La frase {sentence, number} ya no tiene los verbos modales que tenía: {words}.',
    turned: '“{clause}” ya no tiene la negación o el verbo modal del pasaje.',
    agents: 'La respuesta cambia quién hace qué: véanse “{subject}” y “{verb}”.',
    cause: 'La respuesta convierte una cosa en causa de otra, y el pasaje no lo dice.',
    leavesOut: 'La respuesta omite {claim}.',
    adds: 'La respuesta añade {claim}.',
  },
  claims: {
    even: 'la palabra “even”',
    only: 'palabras como “only”',
    attempts: 'intentos e intenciones',
    sure: 'palabras que dicen hasta qué punto es segura la afirmación',
    all: 'palabras como “all”',
    most: 'palabras como “most” o “mainly”',
    some: 'palabras como “some” o “in part”',
  },
}
