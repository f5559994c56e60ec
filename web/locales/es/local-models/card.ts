import type { localModelsTexts as englishLocalModelsTexts } from '../../en/local-models/card.ts'
import type { Translation } from '../../message-types.ts'

export const localModelsTexts: Translation<typeof englishLocalModelsTexts> = {
  title: 'Un modelo en este ordenador',
  text: 'Funciona en el ordenador de este sitio, sin cuenta ni clave. Los textos no salen de él. Solo tú, como operador, ves esto.',
  notLoaded: 'No se pudieron cargar los modelos de este ordenador.',
  notSupported:
    'El programa que ejecuta modelos de lenguaje no está instalado aquí o no tiene versión para este sistema. Conecta Ollama, LM Studio u otro servidor.',
  downloadsOff: 'Las descargas están desactivadas con el ajuste MODEL_DOWNLOAD.',
  recommended: 'Recomendado',
  facts:
    'Para {memory} de memoria y {cores, plural, one {un núcleo} many {# de núcleos} other {# núcleos}} o más. Licencia {licence}, de {maker}.',
  onItsWay: 'Un modelo está llegando: {percent}',
  about: {
    'qwen3-0.6b': '{size}. Pequeño y rápido. Cuenta con muchos errores.',
    'qwen3-1.7b': '{size}. Funciona en la mayoría de los ordenadores.',
    'qwen3-4b': '{size}. El más grande de estos; necesita cuatro núcleos y paciencia.',
  },
  needsMemory: '{size}. Necesita {memory} de memoria, que este ordenador no tiene.',
  download: 'Descargar y usar',
  pause: 'Pausar',
  continue: 'Continuar',
  tryAgain: 'Intentar de nuevo',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  measure: 'Medir de nuevo',
  measureFirst: 'Medir la velocidad',
  deleteModel: '¿Eliminar {name}?',
  deletedFromThisComputer:
    'El archivo se elimina de este ordenador. Los chats que usan el modelo conservan sus mensajes.',
  notStarted: 'La descarga no se inició',
  notDone: 'No se pudo hacer',
  downloadOf: 'Descarga de {name}',
  downloading: '{done} de {size}. Puedes salir de esta página; la descarga sigue.',
  downloadingFor:
    '{done} de {size}, {minutes, plural, one {queda cerca de un minuto} many {quedan unos # de minutos} other {quedan unos # minutos}}. Puedes salir de esta página; la descarga sigue.',
  checking: 'Comprobando el archivo…',
  paused: 'En pausa, {done} de {size}.',
  failures: {
    refused: 'La dirección de este modelo rechazó la descarga. Revisa el ajuste MODEL_MIRROR.',
    unreached: 'La conexión se cortó varias veces. Lo que ha llegado se conserva.',
    'wrong-size': 'La dirección envió otro archivo, que se eliminó.',
    'wrong-checksum': 'El archivo no era el esperado o se dañó por el camino. Se eliminó.',
    'no-room': 'El disco está lleno. Haz sitio e inténtalo de nuevo; lo que ha llegado se conserva.',
    'not-stored': 'No se pudo escribir el archivo en la carpeta del sitio.',
  },
  measuring: 'Midiendo la velocidad…',
  speed: 'Listo. Escribe unas {words} palabras por segundo en este ordenador.',
  notMeasured: 'Listo. La velocidad aún no se ha medido.',
  downloadModel: '¿Descargar {name}?',
  whatChanges:
    'Cuando esté listo, responde en los chats nuevos si no hay otro modelo conectado. Su nombre siempre se muestra y cada cual puede elegir otro modelo.',
  size: 'Tamaño',
  sizeAndRoom: '{size}; hay {free} libres en el disco',
  maker: 'Creado por',
  licence: 'Licencia',
  origin: 'Procedencia',
  revision: 'Revisión',
  checksum: 'Suma SHA-256',
  notVerified:
    'El tamaño y la suma de comprobación de este archivo proceden de otros proyectos que lo usan; nosotros no lo hemos descargado. Un archivo distinto se elimina y nunca se ejecuta.',
  notNow: 'Ahora no',
  ownFile: 'Un archivo propio',
  ownFileText: 'Cualquier modelo en formato GGUF que ya esté en el ordenador de este sitio.',
  chooseFile: 'Introducir una ruta',
  forget: 'Dejar de usarlo',
  pathOfTheFile: 'Ruta del archivo',
  pathHint: 'El modelo se carga como prueba, lo que puede tardar un minuto. Usa solo archivos de confianza.',
  tryFile: 'Cargar y usar',
  speedExpected: 'Velocidad',
  speedElsewhere:
    'Unas {words} palabras por segundo con un núcleo de un servidor compartido. No se ha medido en este ordenador; se hará cuando esté aquí.',
  usesTitle: 'Lo que se ha medido',
  usesText:
    'Con modelos reales, por lo que escribieron. Lo que falló con un tamaño no se usa con ese tamaño ni con otro menor: lo hace el escritor integrado.',
  uses: {
    chats: 'Chats',
    titles: 'Títulos',
    rewriting: 'Reescritura',
    essays: 'Acciones de ensayos',
    humanizer: 'Humanizador',
  },
  verdicts: { works: 'Funciona', fails: 'Falló', unmeasured: 'Sin medir aquí' },
  tooSmall:
    'Los modelos de este tamaño fallaron en todos los usos cuando los medimos. El escritor integrado sigue siendo la primera opción; para un chat, este se puede elegir a mano.',
}
