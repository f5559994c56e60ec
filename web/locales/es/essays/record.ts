import type {
  recordTexts as englishRecordTexts,
  reportTexts as englishReportTexts,
  statementTexts as englishStatementTexts,
} from '../../en/essays/record.ts'
import type { Translation } from '../../message-types.ts'

export const recordTexts: Translation<typeof englishRecordTexts> = {
  title: 'Autoría',
  loading: 'Leyendo el registro…',
  failed: 'No se pudo leer el registro.',
  offline:
    'No tienes conexión. El registro está en el servidor; lo que escribas ahora se registra cuando vuelva la conexión.',
  changeFailed: 'No se pudo cambiar el registro.',
  unsaved: 'Tus últimas palabras aún no están en el servidor. Inténtalo de nuevo cuando tengas conexión.',
  recording: 'Registrando',
  paused: 'En pausa',
  full: 'Lleno',
  marks: {
    on: 'Registrando',
    paused: 'Registro en pausa',
    full: 'Registro lleno',
  },
  offTitle: 'Muestra cómo surgió este ensayo',
  offIntro:
    'Un registro de autoría es tu respuesta a quien afirme que no escribiste esto. Está apagado hasta que lo actives.',
  offPoints: {
    what: 'Cada cambio de este ensayo se guarda con su hora, también lo que borras, y si se tecleó, se pegó o lo escribió la IA.',
    who: 'Solo tú puedes abrirlo. Se guarda en el servidor como el propio ensayo. Tú decides si lo descargas y quién recibe una copia.',
    control: 'Puedes pausarlo y eliminarlo cuando quieras. Una pausa queda visible como un hueco.',
    limits:
      'No puede probar que las ideas sean tuyas, porque cualquier texto se puede volver a teclear. El texto que ya está en la página cuenta como “Anterior al registro”.',
  },
  turnOn: 'Activar el registro',
  since: 'Desde el {date}',
  pause: 'Pausar',
  resume: 'Continuar',
  remove: 'Eliminar el registro',
  removeTitle: '¿Eliminar el registro de autoría?',
  removeText:
    'Todas las entradas se eliminan del servidor y no se pueden recuperar. El ensayo queda como está.',
  removed: 'El registro se eliminó.',
  pausedNote: 'Ahora no se registra nada. Lo que escribas ahora aparecerá como no registrado.',
  fullNote: 'El registro alcanzó su tamaño máximo y se detuvo. Descárgalo, o elimínalo y empieza otro.',
  intact:
    'La cadena de {count, plural, one {# entrada} many {# de entradas} other {# entradas}} está intacta.',
  broken: 'La cadena se rompe en la entrada {number}: se cambió, se añadió o se quitó.',
  download: 'Descargar',
  downloadRecord: 'Registro comprobable (.json)',
  downloadPdf: 'Informe (.pdf)',
  downloadHtml: 'Informe (.html)',
  downloadFailed: 'No se pudo crear el archivo.',
  parts: 'Partes del registro',
  shares: 'Proporciones',
  timeline: 'Cronología',
  replay: 'Repetición',
  statement: 'Declaración',
  sharesIntro:
    'De {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}} del texto tal como está ahora:',
  nothing: 'Aún no hay texto.',
  share: '{percent} · {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  sharesNote:
    'Mover, dar formato y deshacer conservan el origen de cada carácter. El texto eliminado no cuenta.',
  origins: {
    typed: 'Tecleado',
    paste: 'Pegado',
    ai: 'De IA',
    import: 'Importado',
    reader: 'De un lector',
    restore: 'Restaurado',
    before: 'Anterior al registro',
    unrecorded: 'No registrado',
  },
  noSessions: 'No se ha escrito nada desde que se activó el registro.',
  session: '{date}, {from}–{to}',
  minutes: '{count, plural, =0 {menos de un minuto} one {# minuto} many {# de minutos} other {# minutos}}',
  words:
    '{count, plural, =0 {ninguna palabra más} one {# palabra más} many {# de palabras más} other {# palabras más}}',
  fewerWords: '{count, plural, one {# palabra menos} many {# de palabras menos} other {# palabras menos}}',
  typedCharacters:
    '{count, plural, one {# carácter tecleado} many {# de caracteres tecleados} other {# caracteres tecleados}}',
  insertion: '{origin}: {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}',
  excerpt: '“{text}”',
  moreInsertions:
    'y {count, plural, one {# inserción más} many {# de inserciones más} other {# inserciones más}}',
  late: 'Una parte se escribió sin conexión y llegó después.',
  gap: 'En pausa: no se registró nada',
  play: 'Reproducir',
  stop: 'Pausar la repetición',
  position: 'Posición en el registro',
  at: '{date}, entrada {number} de {count}',
  speed: 'Velocidad',
  speedOf: '{speed}×',
  replayText: 'El texto en este momento',
  empty: 'La página estaba vacía.',
  statementIntro:
    'Una declaración sobre el uso de IA, a partir de este registro. Elige lo que sea cierto y cambia las palabras como pida tu centro.',
  style: 'Forma',
  styles: {
    declaration: 'Declaración',
    mla: 'MLA',
    apa: 'APA',
  },
  use: 'Uso de IA',
  uses: {
    none: 'Ninguno',
    ideas: 'Para ideas',
    editing: 'Para editar',
    passages: 'Para pasajes',
  },
  noneFound: 'El registro no tiene texto de IA.',
  partFound: 'El registro tiene texto de IA: {percent} de los caracteres.',
  othersFound: 'El {percent} no se tecleó durante el registro: se pegó, importó, restauró o escribió antes.',
  originsStay: 'Esta línea viene del registro y sigue a la declaración.',
  statementLabel: 'La declaración',
  copy: 'Copiar',
  copied: 'Copiada',
  copyFailed: 'No se pudo copiar la declaración.',
  insert: 'Insertar al final',
  inserted: 'La declaración está al final del ensayo.',
}

export const statementTexts: Translation<typeof englishStatementTexts> = {
  origins: 'Según su registro de autoría, los caracteres de este ensayo son: {parts}.',
  originPart: '{origin} {percent}',
  declaration: {
    none: 'Declaro que he escrito este ensayo por mí mismo. No he usado inteligencia artificial para generar, reescribir ni editar ninguna parte.',
    ideas:
      'Declaro que he escrito este ensayo por mí mismo. Usé el asistente de {product} para explorar ideas y planear la estructura. Ningún texto suyo está en este ensayo.',
    editing:
      'Declaro que las ideas y los argumentos de este ensayo son míos. Usé {product} para corregir y mejorar la redacción. He comprobado cada cambio y asumo la responsabilidad de todo el texto.',
    passages:
      'Declaro que partes de este ensayo ({share} de sus caracteres) se generaron con ayuda de inteligencia artificial, con {product}. He comprobado esos pasajes y asumo la responsabilidad de todo el texto.',
  },
  declarationWithOthers: {
    none: 'Declaro que no he usado inteligencia artificial para generar, reescribir ni editar ninguna parte de este ensayo. No todo se tecleó mientras se registraba su autoría; los orígenes del texto se indican abajo, y asumo la responsabilidad de todo el texto.',
    ideas:
      'Declaro que usé el asistente de {product} solo para explorar ideas y planear la estructura; ningún texto suyo está en este ensayo. No todo se tecleó mientras se registraba su autoría; los orígenes del texto se indican abajo, y asumo la responsabilidad de todo el texto.',
  },
  mla: {
    none: 'No se usaron herramientas de IA generativa en la redacción de este ensayo.',
    ideas:
      'El autor usó {product} para buscar ideas y esquematizar este ensayo. Ningún texto generado aparece en la versión final.',
    editing:
      'El autor usó {product} para revisar la gramática, el estilo y la claridad de este ensayo, y comprobó cada cambio.',
    passages:
      'Pasajes de este ensayo ({share} de sus caracteres) se generaron con {product}.\nObras citadas: petición “Help with drafting an essay”. {product}, {date}.',
  },
  apa: {
    none: 'El autor no usó inteligencia artificial generativa en la preparación de este trabajo.',
    ideas:
      'Durante la preparación de este trabajo, el autor usó {product} ({year}) para generar ideas y esquematizar el texto. El autor escribió el texto y asume plena responsabilidad de su contenido.',
    editing:
      'Durante la preparación de este trabajo, el autor usó {product} ({year}) para mejorar el lenguaje y la legibilidad. El autor revisó y editó el contenido según fue necesario y asume plena responsabilidad de él.',
    passages:
      'Durante la preparación de este trabajo, el autor usó {product} ({year}) para redactar pasajes, que suman {share} de los caracteres. El autor revisó y editó esos pasajes y asume plena responsabilidad del contenido.',
  },
}

export const reportTexts: Translation<typeof englishReportTexts> = {
  title: 'Registro de autoría de “{title}”',
  fileName: '{title} – registro de autoría',
  made: 'Creado el {date}. El registro tiene {count, plural, one {# entrada} many {# de entradas} other {# entradas}}, del {from} al {to}.',
  intact: 'La cadena de sus entradas está intacta.',
  broken: 'La cadena de sus entradas se rompe en la entrada {number}.',
  shares: 'Origen del texto',
  origin: 'Origen',
  characters: 'Caracteres',
  share: 'Proporción',
  sessions: 'Sesiones',
  passages: 'Pasajes que no se teclearon',
  noPassages: 'Todo el texto se tecleó mientras se registraba.',
  meaning: 'Qué muestra esto',
  meaningText:
    'El servidor guardó cada entrada con la hora de su llegada y encadenó las entradas por hash (SHA-256). El registro muestra cómo surgió el texto. No prueba quién estaba al teclado ni de dónde vienen las ideas, y los orígenes los comunicó el navegador del autor. El registro mismo se puede descargar como JSON y comprobar con la herramienta de {product}.',
}
