import type { tryOutTexts as english } from '../../en/content/try-out.ts'
import type { Translation } from '../../message-types.ts'

export const tryOutTexts: Translation<typeof english> = {
  title: 'Pruébalo con tu propio texto',
  intro:
    'El mismo detector y el mismo humanizador Suave que en la aplicación, en este navegador. Sin cuenta, y tu texto no se envía a ninguna parte.',
  needsScript: 'La prueba se ejecuta en tu navegador y necesita JavaScript. El resto de la página, no.',

  yourText: 'Tu texto',
  placeholder: 'Pega aquí un texto en inglés. A partir de unas 60 palabras, el resultado es fiable.',
  limits:
    'Hasta {characters, number} caracteres para analizar y {words, plural, one {# palabra} many {# palabras} other {# palabras}} para Suave.',
  counts:
    '{words, plural, one {# palabra} many {# palabras} other {# palabras}} · {characters, plural, one {# carácter} many {# caracteres} other {# caracteres}}',
  checkForAi: 'Detectar IA',
  clean: 'Reescribir',
  cancel: 'Cancelar',
  size: '{megabytes} MB',
  loadedFirst: 'se descargan antes',

  promisesTitle: 'Qué pasa con tu texto',
  staysHere: 'Se queda en este navegador. La página pide el motor a su propio servidor y no envía nada más.',
  nothingKept: 'No se guarda. Si vuelves a cargar la página, el texto y el resultado desaparecen.',
  loadsOnce:
    'Analizar descarga {check} MB con el primer clic, y Suave {clean} MB más. Después, ambos funcionan sin conexión.',
  loadsOnFirstClick: 'El motor se descarga con el primer clic. Después funciona sin conexión.',
  tryAnExample: 'Probar un ejemplo',

  loading: 'Descargando el motor',
  loadingOf: '{percent}% de {megabytes} MB',
  loadingPercent: '{percent}%',
  onlyOnce: 'Solo esta vez: tu navegador guarda los archivos.',
  checking: 'Analizando tu texto…',
  cleaning: 'Reescribiendo tu texto…',

  notLoaded: 'No se pudo descargar el motor',
  notLoadedNext: 'Tu texto sigue aquí. Vuelve a intentarlo en un momento.',
  notLoadedOffline:
    'No tienes conexión y este navegador aún no ha descargado el motor. Tu texto sigue aquí; vuelve a intentarlo cuando tengas conexión.',
  failed: 'El motor no pudo leer este texto',
  failedNext: 'Tu texto sigue aquí. Vuelve a intentarlo, o prueba con una parte más corta.',
  blankToClean: 'Escribe un texto para reescribirlo.',
  tooLongToClean:
    'Este texto tiene {words, number} palabras. Aquí Suave admite {most, number}; el humanizador de la aplicación admite más.',

  cleaned: 'Reescrito con Suave',
  changes:
    '{count, plural, one {# cambio} many {# cambios} other {# cambios}}. Señala uno para ver su motivo.',
  unchanged: 'No se cambió nada',
  humanScore: 'Puntuación humana: {percent}.',
  copyResult: 'Copiar el resultado',
  copied: 'Copiado',
  notCopied: 'Tu navegador no permitió copiar. Selecciona el texto.',
  checkResult: 'Analizar el resultado',
  moreInDetector: 'En la aplicación hay archivos, un informe impreso y un historial.',
  openInDetector: 'Abrir en el detector',
  moreInHumanizer: 'Equilibrado y Fuerte cambian más. Necesitan una cuenta.',
  openInHumanizer: 'Abrir en el humanizador',
  cannotCarry:
    'Tu navegador bloquea el almacenamiento, así que el texto no se puede llevar contigo. Cópialo primero y pégalo allí.',
}
