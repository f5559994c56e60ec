import type { refusals as english } from '../../../../texts/refusals.ts'
import type { Translation } from '../../message-types.ts'

export const refusals: Translation<typeof english> = {
  formUnreadable: 'El formulario de esta solicitud no se puede leer.',
  tooManyParts: 'Esta solicitud tiene demasiadas partes.',
  fieldWrong: '{what} no es correcto: {why}',
  fieldTooLong: '{what} es demasiado largo: caben {most, number} caracteres como máximo. No se cambió nada.',
  bodyTooLarge: 'Es demasiado grande: una solicitud puede tener {most} como máximo. No se cambió nada.',
  originMissing: 'Esta solicitud no dice de qué sitio viene y se rechazó.',
  refused: 'Esta solicitud se rechazó.',
  notFound: 'No se encontró: {what}.',
  tooOften: 'Demasiadas veces. Espera {wait} e inténtalo de nuevo.',
  idempotencyKeyWrong: 'Una Idempotency-Key tiene de 1 a 200 caracteres, sin espacios.',
  signsNotStored: 'Este texto contiene caracteres que no se pueden guardar.',
  dateOrIdWrong: 'Una fecha o un identificador de esta solicitud no es correcto.',
  ownerGone: 'Aquello a lo que pertenece este cambio se eliminó. Recarga la página.',
  accountFull:
    'Tu cuenta contiene {megabytes, number} MB de texto, el máximo de una cuenta. Borra chats, enlaces compartidos o textos guardados para hacer sitio.',
  ownAddress: 'Esta ya es tu dirección.',
  twoFactorStartAgain: 'Empieza de nuevo a configurar la autenticación en dos pasos.',
  twoFactorOn: 'La autenticación en dos pasos ya está activada.',
  twoFactorOff: 'La autenticación en dos pasos ya está desactivada.',
  keysNotTaken: 'El operador de este sitio no acepta claves propias de los usuarios.',
  addressesNotTaken: 'El operador de este sitio no acepta otras direcciones para esta clave.',
  notAPicture: 'No es una imagen PNG, JPEG o WebP, o está dañada.',
  pictureTooLarge: 'Esta imagen mide más de {side} × {side} píxeles.',
  busy: 'Ya hay varias tareas en marcha: {work}. Espera a que termine una.',
  busyForAMoment: 'Ya hay varias tareas en marcha: {work}. Inténtalo de nuevo en un momento.',
  repliesBusy: 'Ya se están escribiendo varias respuestas para ti. Espera a que termine una o detenla.',
  historyBusy: 'Tu historial ya se está leyendo. Inténtalo de nuevo en un momento.',
  tooManyPages: 'Hay demasiadas páginas abiertas en este navegador. Cierra algunas.',
  ownWorkWaits: 'Varios de tus {works} aún esperan. Inténtalo cuando termine uno.',
  otherWorkWaits: 'El servidor está ocupado con otros {works}. Inténtalo de nuevo en un momento.',
  messageBlank: 'Escribe primero un mensaje.',
  messageSent: 'Este mensaje ya se envió. Recarga la página para ver la respuesta.',
  messageTooLongForModel:
    'Este mensaje es más largo de lo que “{model}” puede leer de una vez, unas {words, number} palabras. Acórtalo o elige otro modelo.',
  replyRuns: 'Esta respuesta aún se está escribiendo. Detenla primero.',
  replyRunsInChat: 'Aún se está escribiendo una respuesta en este chat. Detenla o espera a que termine.',
  replyWhole: 'Esta respuesta no se puede continuar: está completa o la conversación ha seguido.',
  replyTooLong: 'La respuesta alcanzó la longitud máxima de un mensaje y se detuvo aquí.',
  imagesUnseen: '“{model}” no puede ver imágenes. Envía el mensaje sin ellas o elige otro modelo.',
  tooManyFiles: 'Un mensaje puede tener {most, number} archivos como máximo.',
  tooManyFolders: 'Puede haber {most, number} carpetas como máximo.',
  tooManyLinks:
    'Puede haber {most, number} enlaces compartidos como máximo. Revoca alguno que ya no necesites.',
  nothingToShare: 'En este chat aún no hay nada que compartir.',
  noTitleRequest: 'Esto no es una petición de título.',
  titlesNeedSignIn: 'Los títulos solo se crean después de iniciar sesión.',
  commentsOff: 'El autor no acepta comentarios por este enlace.',
  commentsFull: 'Este ensayo no admite más comentarios por ahora.',
  tooManyComments: 'Un ensayo puede tener {most, number} comentarios como máximo. Elimina antes algunos.',
  quoteGone:
    'El ensayo ha cambiado y estas palabras ya no están en él. Recarga la página y selecciónalas de nuevo.',
  commentBlank: 'Escribe primero un comentario.',
  tooManyEssays: 'Puede haber {most, number} ensayos como máximo. Elimina alguno que ya no necesites.',
  recordFull:
    'El registro de autoría de este ensayo alcanzó su tamaño máximo. Puedes descargarlo, o eliminarlo y empezar otro.',
  tooManyVersions:
    'Un ensayo puede tener {most, number} versiones con nombre como máximo. Elimina alguna que ya no necesites.',
  passageMissing: 'Selecciona primero algo de texto.',
  passageTooLong:
    'Este párrafo tiene {characters, number} caracteres; se pueden trabajar {most, number} a la vez. Selecciona una parte. No se cambió ni se cobró nada.',
  passageTooLongForModel:
    '“{model}” no puede leer tanto de una vez. Selecciona una parte más corta o elige otro modelo en el chat. No se cambió ni se cobró nada.',
  tokensMissing: 'Las partes protegidas de este texto no coinciden con el texto.',
  sectionMissing: 'Esta sección no está en el esquema.',
  draftMended:
    'Se omitieron algunas frases del borrador del modelo: contenían cifras o fuentes que no están en tu ensayo, se repetían o lo hacían demasiado largo.',
  draftTooShort:
    'El borrador del modelo es más corto de lo previsto, incluso tras un segundo intento. Puedes aceptarlo y seguir desde ahí, o intentarlo de nuevo.',
  draftOtherLanguage:
    'El borrador del modelo está en otro idioma que tu ensayo, incluso tras un segundo intento. Acéptalo solo si es lo que quieres.',
  draftOtherSubject:
    'Puede que el borrador del modelo trate de otra cosa que esta sección. Léelo antes de aceptarlo.',
  draftUnusable:
    'El borrador del modelo no se ajustaba a esta sección, a su extensión o al idioma de tu ensayo, así que se rechazó. Tu texto no ha cambiado. Inténtalo de nuevo o elige otro modelo.',
  studyTextTooShort: 'Este texto es demasiado corto para hacer preguntas. Pega algunas frases.',
  tooManyStudySets:
    'Puede haber {most, number} conjuntos de estudio como máximo. Elimina alguno que ya no necesites.',
  tooManyStudyCards:
    'Un conjunto de estudio puede tener {most, number} tarjetas como máximo. Elimina algunas o crea otro conjunto.',
  studyEssayEmpty: 'Este ensayo aún no tiene texto.',
  studyNothingToUndo: 'Esta tarjeta se repasó de nuevo después, así que este repaso ya no se puede deshacer.',
  noSpeechModel: 'Este servidor no tiene ningún modelo que entienda la voz.',
  recordingEmpty: 'La grabación está vacía. Habla de nuevo.',
  recordingTooLong: 'La grabación es demasiado larga. Habla cinco minutos como máximo.',
  recordingUnknown: 'El formato de esta grabación es desconocido.',
  speechTimeout: 'Convertir la voz en texto tardó demasiado.',
  speechKeyRefused: 'El modelo de voz de este servidor no se puede usar. Su operador puede arreglarlo.',
  speechBusy: 'El modelo de voz está ocupado. Inténtalo de nuevo en un momento.',
  speechUnreadable: 'El modelo de voz no pudo leer esta grabación.',
  speechUnreached: 'No se pudo conectar con el modelo de voz. Inténtalo de nuevo.',
  modelLength: 'El modelo alcanzó la longitud máxima de su respuesta.',
  modelFiltered:
    'El filtro del modelo terminó esta respuesta, así que no está completa. Formula tu petición de otra manera o elige otro modelo.',
  modelBroke:
    'El servicio del modelo tuvo un fallo y terminó esta respuesta antes de que estuviera completa.',
  modelRepeats: 'El modelo empezó a repetirse, así que su respuesta terminó aquí.',
  modelWindow:
    'Es más de lo que el modelo puede leer de una vez. Acorta el mensaje, empieza un chat nuevo o elige otro modelo.',
  modelUnreached: 'No se pudo conectar con el modelo o envió algo ilegible. Inténtalo de nuevo.',
  modelBusy: 'El modelo está ocupado. Inténtalo de nuevo en un momento.',
  modelMissing: 'No se encontró el modelo que tiene configurado este servidor.',
  modelKeyRefused: 'El modelo rechazó la clave que usa este servidor. Su operador puede arreglarlo.',
  lastOperator: 'Es la última cuenta que gestiona este sitio. Nombra antes a otro operador.',
  operatorNotReady: 'Solo puede gestionar este sitio una cuenta con la dirección confirmada y sin suspender.',
  operatorBySetting:
    'Esta cuenta gestiona el sitio por los ajustes del servidor, que tienen prioridad. Cambia allí OPERATOR_EMAILS.',
  wordsNotCounted: 'Aquí no se cuentan las palabras, porque no se venden planes.',
  fixedBySetting: 'El ajuste {setting} del servidor fija este valor. Cámbialo allí o quítalo.',
  plansNeedKey: 'Sin STRIPE_SECRET_KEY no se pueden vender planes.',
  plansArePaid: 'Hay planes que se están pagando. Termínalos primero, porque sus pagos seguirían.',
  keyNeedsHttps: 'Una clave viajaría sin protección a una dirección http:// de internet. Usa https://.',
  keyForOtherAddress:
    'La dirección ha cambiado. Escribe la clave otra vez, para que solo se envíe adonde quieres.',
  tooManyConnections: 'Puede haber 30 conexiones como máximo. Quita una que ya no necesites.',
  modelNotOffered: 'Este modelo ya no se ofrece aquí. Elige otro.',
  ownModelBusy:
    'El modelo está ocupado o tu propia clave no tiene crédito. Inténtalo de nuevo en un momento.',
  ownModelMissing: 'Tu propia clave no da acceso a este modelo. Elige otro.',
  ownModelKeyRefused: 'Tu propia clave se rechazó. Revísala en Ajustes o elige otro modelo.',
  chosenModelUnreached: 'No se puede conectar con este modelo ahora. No se cobró nada.',
  tokensUsedUp:
    'Has usado la parte de hoy del modelo de lenguaje de este sitio. Vuelve a las 00:00 UTC, en {span}. Otros modelos, una clave propia y el escritor integrado siguen respondiendo.',
  transcriptionUsedUp:
    'Has usado la parte de hoy de la transcripción de voz de este sitio. Vuelve a las 00:00 UTC, en {span}. Puedes seguir escribiendo.',
  checksUsedUp:
    'La parte de hoy de los análisis del servicio de detección de este sitio se ha agotado. Vuelve a las 00:00 UTC, en {span}.',
  humanizingUsedUp:
    'Has usado la parte de hoy del servicio de humanización de este sitio. Vuelve a las 00:00 UTC, en {span}. No se cobró nada.',
  replyFailed: 'Lo siento, no pude generar una respuesta. Inténtalo de nuevo. {cause}',
  writerNeedsTime: 'El escritor integrado necesita más de {seconds} segundos para este texto.',
  writerNeedsMemory: 'El escritor integrado necesita más memoria para este texto de la que puede usar.',
  writerStopped: 'El escritor integrado se detuvo mientras trabajaba en este texto.',
  writerFailed: 'El escritor integrado falló con este texto.',
  textTooLong: 'Este texto tiene más de {most, number} caracteres. Envíalo por partes.',
  tooLongToCheck:
    'Este texto tiene {characters, number} caracteres; se pueden analizar {most, number} a la vez. Analízalo por partes.',
  tooLongToHumanize:
    'Este texto tiene {characters, number} caracteres; en un texto caben {most, number}. Humanízalo por partes.',
  tooLongForPlan:
    'Este texto tiene {words, number} palabras. El plan {plan} admite {most, number} por solicitud. Envíalo por partes. No se cobró nada.',
  planNeeded: '{model} es del plan {plan}. Elige otro modelo o mejora tu plan.',
  wordsMissing:
    'Este texto necesita {needed, number} palabras de crédito y quedan {left, number}. No se cobró nada.',
  runElsewhere:
    'Este proceso se inició de nuevo en otro lugar o tardó demasiado en responder. Por este no se cobró nada.',
  runOfOtherText: 'Esta solicitud ya se envió con otro texto. Envíala de nuevo.',
  runWithoutResult: 'Este proceso terminó sin resultado. Inícialo de nuevo.',
  freeResultsUsedUp:
    'Ningún pasaje cambiado llegó a leerse como humano y de las {words, number} palabras de resultados gratis de hoy quedan muy pocas, así que recibes tu texto como estaba. Los resultados gratis vuelven a las 00:00 UTC.',
  zeroGptKey: 'Clave de API de ZeroGPT no válida. Revisa tu configuración.',
  zeroGptLimit: 'Se superó el límite de uso de la API de ZeroGPT. Inténtalo de nuevo más tarde.',
  zeroGptSaid: 'Error de la API de ZeroGPT: {error}',
  zeroGptServer: 'Error del servidor de la API de ZeroGPT. Inténtalo de nuevo más tarde.',
  zeroGptNoResponse: 'No se recibió respuesta de la API de ZeroGPT. Comprueba tu conexión a internet.',
  zeroGptEmpty: 'No se recibió respuesta de la API de ZeroGPT.',
  serviceUnavailable: 'El servicio de humanización {why}. {advice} No se cobró nada.',
  tooOftenAdvice: 'Demasiadas veces. Espera {wait} e inténtalo de nuevo. {advice}',
  accountFullIn: 'tu cuenta contiene {megabytes, number} MB de texto, el máximo de una cuenta',
  tooLongForPlanBigger:
    'Este texto tiene {words, number} palabras. El plan {plan} admite {most, number} por solicitud; {bigger} admite {more, number}. No se cobró nada.',
  chatDeleted: 'Este chat se eliminó mientras se escribía la respuesta.',
  replyTooLongToHumanize:
    'Esta respuesta tiene más de {most, number} caracteres, que es lo máximo que se puede humanizar de una vez.',
  nothingToChange: 'No hizo falta cambiar nada.',
  noCredit: 'no tiene crédito',
  ownKeyRefused: 'rechazó tu propia clave',
  keyRefused: 'rechazó la clave de este servidor',
  isBusy: 'está ocupado',
  tryInAMoment: 'Inténtalo de nuevo en un momento.',
  checkYourKey: 'Puedes revisar tu clave en Ajustes.',
  operatorCanFix: 'El operador de este sitio puede arreglarlo.',
  forMinutes: '{count, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  forSeconds: '{count, plural, one {# segundo} many {# de segundos} other {# segundos}}',
  forHours: '{count, plural, one {# hora} many {# de horas} other {# horas}}',
  aboutHours: '{count, plural, one {aproximadamente # hora} many {unas # de horas} other {unas # horas}}',
  forgotPasswordHelps: 'Si esta cuenta es tuya, “¿Olvidaste la contraseña?” te deja entrar enseguida.',
  recoveryCodeHelps: 'Todavía puedes usar un código de recuperación.',
  modelSilent: 'El modelo no empezó a responder a tiempo. Inténtalo de nuevo o elige otro modelo.',
  modelStalled: 'El modelo se detuvo en medio de su respuesta y no envió nada más.',
  addressWrong: '{address} no es una dirección de correo. No se invitó a nadie.',
  tooManyInvitations: 'Hay 2.000 invitaciones abiertas, que es el máximo. Retira algunas primero.',
  tooManyPrices: 'Hay precios de 500 modelos, que es el máximo. Quita algunos primero.',
}
