/** The texts of mails by their English wording; `{name}` is replaced by a value. */
export const spanish: Readonly<Record<string, string>> = {
  '{inviter} invites you to {brand}': '{inviter} te invita a {brand}',
  'You are invited to {brand}': 'Tienes una invitación a {brand}',
  '{inviter} invites you to create an account on {brand}, with this address.':
    '{inviter} te invita a crear una cuenta en {brand} con esta dirección.',
  'The people who run {brand} invite you to create an account, with this address.':
    'Quienes administran {brand} te invitan a crear una cuenta con esta dirección.',
  'The plan {plan} is included.': 'El plan {plan} está incluido.',
  'Create account': 'Crear cuenta',
  'The link works once and for 24 hours. If you did not expect it, you can ignore this mail.':
    'El enlace funciona una vez y durante 24 horas. Si no lo esperabas, puedes ignorar este correo.',
  'The link works once and for {days} days. If you did not expect it, you can ignore this mail.':
    'El enlace funciona una vez y durante {days} días. Si no lo esperabas, puedes ignorar este correo.',
  'This mail was sent because an operator of {brand} entered this address.':
    'Recibes este correo porque un operador de {brand} introdujo esta dirección.',
  'Confirm your email address for {brand}': 'Confirma tu dirección de correo para {brand}',
  'Confirm your email address': 'Confirma tu dirección de correo',
  'Welcome to {brand}. Please confirm that this address is yours, and your account is ready.':
    'Te damos la bienvenida a {brand}. Confirma que esta dirección es tuya y tu cuenta estará lista.',
  'Confirm email address': 'Confirmar dirección',
  'The link works once and for 24 hours. If you did not sign up, you can ignore this mail.':
    'El enlace funciona una vez y durante 24 horas. Si no te registraste, puedes ignorar este correo.',
  'This mail was sent because someone signed up for {brand} with this address.':
    'Recibes este correo porque alguien se registró en {brand} con esta dirección.',
  'You already have a {brand} account': 'Ya tienes una cuenta de {brand}',
  'You already have an account': 'Ya tienes una cuenta',
  'Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed.':
    'Alguien, probablemente tú, intentó registrarse con esta dirección. Ya tiene una cuenta, así que no se cambió nada.',
  'Sign in': 'Iniciar sesión',
  'If that was not you, you can ignore this mail.': 'Si no fuiste tú, puedes ignorar este correo.',
  'This mail was sent because it is about the security of your {brand} account.':
    'Recibes este correo porque trata de la seguridad de tu cuenta de {brand}.',
  'Choose a password for your {brand} account': 'Elige una contraseña para tu cuenta de {brand}',
  'Choose a password': 'Elegir una contraseña',
  'Someone, probably you, signed up for {brand} with this address more than once.':
    'Alguien, probablemente tú, se registró en {brand} con esta dirección más de una vez.',
  'To make sure that only you can use the account, please choose its password now. That also confirms your address.':
    'Para que solo tú puedas usar la cuenta, elige ahora su contraseña. Así confirmas también tu dirección.',
  'Set a new password for {brand}': 'Elige una contraseña nueva para {brand}',
  'Set a new password': 'Elegir una contraseña nueva',
  'Someone, probably you, asked for a new password for your {brand} account.':
    'Alguien, probablemente tú, pidió una contraseña nueva para tu cuenta de {brand}.',
  'Setting one signs you out on all other devices.':
    'Al elegirla se cierra tu sesión en los demás dispositivos.',
  'The link works once and for one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.':
    'El enlace funciona una vez y durante una hora. Si no lo pediste, puedes ignorar este correo: tu contraseña no cambia.',
  'This mail was sent because a new password was requested on the sign-in page of {brand}.':
    'Recibes este correo porque se pidió una contraseña nueva en la página de inicio de sesión de {brand}.',
  'Change the email address of your {brand} account?':
    '¿Cambiar la dirección de correo de tu cuenta de {brand}?',
  'Change your email address?': '¿Cambiar tu dirección de correo?',
  'Someone, probably you, asked to change the address of your account to {email}.':
    'Alguien, probablemente tú, pidió cambiar la dirección de tu cuenta a {email}.',
  'It changes when both addresses are confirmed: this one here, and the new one in the mail sent to it.':
    'Cambia cuando se confirman las dos direcciones: esta aquí y la nueva en el correo que se le envió.',
  'Yes, change it': 'Sí, cambiarla',
  'No, stop the change': 'No, detener el cambio',
  'Both links work for 24 hours. If that was not you, stop the change, then set a new password.':
    'Los dos enlaces funcionan durante 24 horas. Si no fuiste tú, detén el cambio y elige una contraseña nueva.',
  'This mail was sent because a new address was requested in the settings of your {brand} account.':
    'Recibes este correo porque se pidió una dirección nueva en los ajustes de tu cuenta de {brand}.',
  'Confirm your new email address for {brand}': 'Confirma tu nueva dirección de correo para {brand}',
  'Confirm your new email address': 'Confirma tu nueva dirección de correo',
  'Someone, probably you, wants to use this address for a {brand} account.':
    'Alguien, probablemente tú, quiere usar esta dirección para una cuenta de {brand}.',
  'It changes when the old address is confirmed too.': 'Cambia cuando se confirma también la antigua.',
  'Confirm this address': 'Confirmar esta dirección',
  'The link works for 24 hours. If that was not you, you can ignore this mail.':
    'El enlace funciona durante 24 horas. Si no fuiste tú, puedes ignorar este correo.',
  'This mail was sent because this address was entered in the settings of a {brand} account.':
    'Recibes este correo porque esta dirección se introdujo en los ajustes de una cuenta de {brand}.',
  'Someone, probably you, tried to move another account to this address. It already has an account, so nothing was changed.':
    'Alguien, probablemente tú, intentó mover otra cuenta a esta dirección. Ya tiene una cuenta, así que no se cambió nada.',
  'Your {brand} email address was changed': 'Tu dirección de correo de {brand} ha cambiado',
  'Your email address was changed': 'Tu dirección de correo ha cambiado',
  'From now on, you sign in with {email}. Your sessions stay open.':
    'A partir de ahora inicias sesión con {email}. Tus sesiones siguen abiertas.',
  'Review your account': 'Revisar tu cuenta',
  'If that was not you, write to {email} at once.': 'Si no fuiste tú, escribe enseguida a {email}.',
  'If that was not you, write to {email}.': 'Si no fuiste tú, escribe a {email}.',
  'Your {brand} export is ready': 'Tu exportación de {brand} está lista',
  'Your export is ready': 'Tu exportación está lista',
  'The archive of everything in your account is ready. You can download it in Settings while you are signed in.':
    'El archivo con todo el contenido de tu cuenta está listo. Puedes descargarlo en Ajustes con la sesión iniciada.',
  'Go to the download': 'Ir a la descarga',
  'It stays there for {days} days. If you did not ask for it, change your password and look through your sessions.':
    'Se conserva allí {days} días. Si no la pediste, cambia tu contraseña y revisa tus sesiones.',
  'This mail was sent because an export of your {brand} account was requested.':
    'Recibes este correo porque se pidió una exportación de tu cuenta de {brand}.',
  'Delete your {brand} account?': '¿Eliminar tu cuenta de {brand}?',
  'Delete your account?': '¿Eliminar tu cuenta?',
  'Someone, probably you, asked to delete this account. Opening the link does not delete anything yet: you will be asked to confirm.':
    'Alguien, probablemente tú, pidió eliminar esta cuenta. Abrir el enlace aún no elimina nada: se te pedirá confirmación.',
  'Go on to delete it': 'Continuar para eliminarla',
  'The link works for {minutes} minutes, in a browser where you are signed in. If that was not you, you can ignore this mail; nothing happens without you.':
    'El enlace funciona durante {minutes} minutos, en un navegador con tu sesión iniciada. Si no fuiste tú, puedes ignorar este correo; sin ti no ocurre nada.',
  'This mail was sent because it was requested by someone who is signed in to your {brand} account.':
    'Recibes este correo porque lo pidió alguien con la sesión iniciada en tu cuenta de {brand}.',
  'Your {brand} account was deleted': 'Tu cuenta de {brand} se ha eliminado',
  'Your account was deleted': 'Tu cuenta se ha eliminado',
  'Your account was deleted, with its chats, texts, checks, words and settings. All of its sessions have ended.':
    'Tu cuenta se ha eliminado, con sus chats, textos, análisis, palabras y ajustes. Todas sus sesiones han terminado.',
  'Thank you for writing with us. You can sign up again at any time, with this address too.':
    'Gracias por escribir con nosotros. Puedes registrarte de nuevo cuando quieras, también con esta dirección.',
  'The free words are given once to an address, so a new account with this one starts without them. To know that, we keep a number made from your address with a secret key; nobody can read the address from it.':
    'Las palabras gratis se dan una vez por dirección, así que una cuenta nueva con esta empieza sin ellas. Para saberlo guardamos un número hecho con tu dirección y una clave secreta; nadie puede leer la dirección en él.',
  'This is the last mail about this account; {brand} keeps your address no longer.':
    'Este es el último correo sobre esta cuenta; {brand} ya no conserva tu dirección.',
  'New sign-in to {brand}': 'Nuevo inicio de sesión en {brand}',
  'A new sign-in': 'Un nuevo inicio de sesión',
  'Someone signed in to your account from a new browser.':
    'Alguien inició sesión en tu cuenta desde un navegador nuevo.',
  'If that was not you, set a new password at once and end the sessions that you do not know.':
    'Si no fuiste tú, elige enseguida una contraseña nueva y cierra las sesiones que no conozcas.',
  'If that was you, there is nothing to do. If that was not you, set a new password at once and end the sessions that you do not know. You can switch these mails off in Settings, Notifications.':
    'Si fuiste tú, no hay nada que hacer. Si no, elige enseguida una contraseña nueva y cierra las sesiones que no conozcas. Puedes desactivar estos correos en Ajustes, Notificaciones.',
  'Your {brand} password was changed': 'Tu contraseña de {brand} ha cambiado',
  'Your password was changed': 'Tu contraseña ha cambiado',
  'The password of your account was changed.': 'La contraseña de tu cuenta ha cambiado.',
  'Your {brand} password was reset': 'Tu contraseña de {brand} se ha restablecido',
  'Your password was reset': 'Tu contraseña se ha restablecido',
  'The password of your account was reset.': 'La contraseña de tu cuenta se ha restablecido.',
  'If that was not you, use “Forgot password?” on the sign-in page at once.':
    'Si no fuiste tú, usa enseguida “¿Olvidaste tu contraseña?” en la página de inicio de sesión.',
  'A passkey was added to your account': 'Se añadió una clave de acceso a tu cuenta',
  'From now on, it signs in to {brand} without your password and without a code.':
    'A partir de ahora inicia sesión en {brand} sin tu contraseña y sin código.',
  'A passkey was removed from your account': 'Se eliminó una clave de acceso de tu cuenta',
  'It no longer signs in to {brand}.': 'Ya no sirve para iniciar sesión en {brand}.',
  'Two-factor authentication is on': 'La autenticación en dos pasos está activada',
  'From now on, signing in to {brand} takes your password and a code. All other sessions were ended. Keep your recovery codes in a safe place.':
    'A partir de ahora, iniciar sesión en {brand} pide tu contraseña y un código. Se cerraron todas las demás sesiones. Guarda tus códigos de recuperación en un lugar seguro.',
  'Your second factor was removed': 'Tu segundo factor se ha retirado',
  'An operator of {brand} switched two-factor authentication off for your account and ended all of its sessions. Your password alone is enough to sign in until you set it up again.':
    'Un operador de {brand} desactivó la autenticación en dos pasos de tu cuenta y cerró todas sus sesiones. Basta tu contraseña para iniciar sesión hasta que vuelvas a activarla.',
  'Two-factor authentication is off': 'La autenticación en dos pasos está desactivada',
  'From now on, your password alone is enough to sign in to {brand}.':
    'A partir de ahora basta tu contraseña para iniciar sesión en {brand}.',
  'You have new recovery codes': 'Tienes códigos de recuperación nuevos',
  'New recovery codes were made for your account. The old ones no longer work.':
    'Se crearon códigos de recuperación nuevos para tu cuenta. Los antiguos ya no funcionan.',
  'A recovery code was used': 'Se usó un código de recuperación',
  'Someone signed in to your account with one of your recovery codes. Each code works once.':
    'Alguien inició sesión en tu cuenta con uno de tus códigos de recuperación. Cada código funciona una vez.',
  'Your Google account was connected': 'Tu cuenta de Google se ha conectado',
  'You can now sign in to {brand} with Google.': 'Ya puedes iniciar sesión en {brand} con Google.',
  'Your Google account was connected: please choose a new password':
    'Tu cuenta de Google se ha conectado: elige una contraseña nueva',
  'You can now sign in to {brand} with Google. Google has proved that this address is yours, but another person may have set the account’s password, so the old password no longer works, and every other session was ended.':
    'Ya puedes iniciar sesión en {brand} con Google. Google ha probado que esta dirección es tuya, pero otra persona pudo elegir la contraseña de la cuenta, así que la antigua ya no funciona y se cerraron todas las demás sesiones.',
  'Choose a new password': 'Elegir una contraseña nueva',
  'The link works once and for 24 hours; after that, use “Forgot password?” on the sign-in page. Without a new password you sign in with Google alone.':
    'El enlace funciona una vez y durante 24 horas; después, usa “¿Olvidaste tu contraseña?” en la página de inicio de sesión. Sin contraseña nueva inicias sesión solo con Google.',
  'Someone may know your {brand} password': 'Puede que alguien conozca tu contraseña de {brand}',
  'Someone may know your password': 'Puede que alguien conozca tu contraseña',
  'Five wrong codes were entered when signing in to your account, after the right password. None of them worked.':
    'Al iniciar sesión en tu cuenta se introdujeron cinco códigos incorrectos tras la contraseña correcta. Ninguno funcionó.',
  'If that was you, there is nothing to do. If not, someone has your password: set a new one at once. Your authenticator and your recovery codes keep the account closed until then.':
    'Si fuiste tú, no hay nada que hacer. Si no, alguien tiene tu contraseña: elige enseguida una nueva. Tu autenticador y tus códigos de recuperación mantienen cerrada la cuenta hasta entonces.',
  'Your {brand} email address stays as it is': 'Tu dirección de correo de {brand} no cambia',
  'Your email address stays as it is': 'Tu dirección de correo no cambia',
  'The change of your email address was stopped. The links that were sent for it no longer work, and you sign in as before.':
    'El cambio de tu dirección se detuvo. Los enlaces enviados para ello ya no funcionan, e inicias sesión como antes.',
  Time: 'Hora',
  Device: 'Dispositivo',
  'IP address': 'Dirección IP',
  'Your {brand} words are used up': 'Has usado todas tus palabras de {brand}',
  'Your {brand} words are running out': 'Tus palabras de {brand} se están acabando',
  'Your words are used up': 'Has usado todas tus palabras',
  'Your words are running out': 'Tus palabras se están acabando',
  'All words of your plan are used.': 'Has usado todas las palabras de tu plan.',
  'Four fifths of the words of your plan are used.': 'Has usado cuatro quintos de las palabras de tu plan.',
  Left: 'Quedan',
  Plan: 'Plan',
  '{left} words': '{left} palabras',
  '{plan}, {words} every {days} days': '{plan}, {words} cada {days} días',
  '{plan}, {words} once': '{plan}, {words} una vez',
  'Humanizing and chat pause until there are words again. You can still check texts and read everything you have.':
    'Humanizar y chatear quedan en pausa hasta que haya palabras. Puedes seguir analizando textos y leyendo todo lo que tienes.',
  'Humanizing pauses until there are words again. You can still check texts and read everything you have.':
    'Humanizar queda en pausa hasta que haya palabras. Puedes seguir analizando textos y leyendo todo lo que tienes.',
  'Humanizing and chat pause when they are gone. You can still check texts and read everything you have.':
    'Humanizar y chatear se pausan cuando se acaben. Puedes seguir analizando textos y leyendo todo lo que tienes.',
  'Humanizing pauses when they are gone. You can still check texts and read everything you have.':
    'Humanizar se pausa cuando se acaben. Puedes seguir analizando textos y leyendo todo lo que tienes.',
  'Open {brand}': 'Abrir {brand}',
  'This mail was sent because usage alerts are on in your {brand} settings.':
    'Recibes este correo porque las alertas de uso están activadas en tus ajustes de {brand}.',
  'Your week in {brand}: {week}': 'Tu semana en {brand}: {week}',
  'Your week': 'Tu semana',
  'This is what you did from {week}.': 'Esto es lo que hiciste del {week}.',
  'Wrote in': 'Escribiste en',
  Humanized: 'Humanizaste',
  Checked: 'Analizaste',
  '{count} chats': '{count} chats',
  '{count} chat': '{count} chat',
  '{texts} texts, {words} words': '{texts} textos, {words} palabras',
  '{texts} text, {words} words': '{texts} texto, {words} palabras',
  '{texts} text, {words} word': '{texts} texto, {words} palabra',
  '{count} texts': '{count} textos',
  '{count} text': '{count} texto',
  'Go on writing': 'Seguir escribiendo',
  'This mail was sent because the weekly report is on in your {brand} settings. It contains counts, never your texts.':
    'Recibes este correo porque el informe semanal está activado en tus ajustes de {brand}. Contiene cifras, nunca tus textos.',
  'Your {brand} plan was cancelled': 'Tu plan de {brand} se ha cancelado',
  'Your plan was cancelled': 'Tu plan se ha cancelado',
  'Your {plan} plan does not renew. You keep it until {date}, with all words that you have left, and nothing more is charged.':
    'Tu plan {plan} no se renueva. Lo conservas hasta el {date}, con todas las palabras que te quedan, y no se cobra nada más.',
  'Until then you can take the cancellation back in Settings. After that your account continues on the Free plan, with at most {words} of the words that are left, and everything you have written stays.':
    'Hasta entonces puedes anular la cancelación en Ajustes. Después tu cuenta sigue con el plan Free, con {words} como máximo de las palabras que queden, y todo lo que has escrito se queda.',
  'Open the plan in Settings': 'Abrir el plan en Ajustes',
  'This mail was sent because you have a plan of {brand}.':
    'Recibes este correo porque tienes un plan de {brand}.',
  'The payment for your {brand} plan failed': 'El pago de tu plan de {brand} falló',
  'The payment failed': 'El pago falló',
  'We could not charge your card for the {plan} plan. You keep the plan for {days} days, until {date}, and the words come back when the payment has succeeded.':
    'No pudimos cobrar el plan {plan} en tu tarjeta. Conservas el plan {days} días, hasta el {date}, y las palabras vuelven cuando el pago se realice.',
  'Please check your card. The payment is tried again by itself, and at once when you choose Reactivate subscription in Settings.':
    'Revisa tu tarjeta. El pago se reintenta solo, y de inmediato si eliges Reactivar suscripción en Ajustes.',
  'Update your card': 'Actualizar tu tarjeta',
  'Your card expires before your {brand} plan renews':
    'Tu tarjeta caduca antes de que se renueve tu plan de {brand}',
  'Your card expires soon': 'Tu tarjeta caduca pronto',
  'Your {plan} plan renews on {date}, and the card that we would charge expires before that day.':
    'Tu plan {plan} se renueva el {date}, y la tarjeta en la que cobraríamos caduca antes de ese día.',
  'Please enter your new card in Settings. If your bank has replaced the card by itself, you do not have to do anything.':
    'Introduce tu nueva tarjeta en Ajustes. Si tu banco ya ha sustituido la tarjeta, no tienes que hacer nada.',
  'Your {brand} plan has ended': 'Tu plan de {brand} ha terminado',
  'Your {plan} plan has ended': 'Tu plan {plan} ha terminado',
  'The payment for your plan did not succeed within {days} days, so the plan has ended.':
    'El pago de tu plan no se realizó en {days} días, así que el plan ha terminado.',
  'Your payment was refunded, so the plan and the words that came with it have ended.':
    'Tu pago se ha reembolsado, así que el plan y las palabras que venían con él han terminado.',
  'The payment was disputed with the bank, so the plan and the words that came with it have ended.':
    'El pago se impugnó ante el banco, así que el plan y las palabras que venían con él han terminado.',
  'Your account continues on the Free plan, and everything you have written stays. Nothing more is charged.':
    'Tu cuenta sigue con el plan Free, y todo lo que has escrito se queda. No se cobra nada más.',
  'See the plans': 'Ver los planes',
  'Your {brand} receipt: {plan}': 'Tu recibo de {brand}: {plan}',
  'Thank you for subscribing!': '¡Gracias por suscribirte!',
  'Your {plan} subscription is now active. This is your receipt.':
    'Tu suscripción {plan} ya está activa. Este es tu recibo.',
  'Your {brand} plan is now {plan}': 'Tu plan de {brand} ahora es {plan}',
  'Your plan is now {plan}': 'Tu plan ahora es {plan}',
  'The change works at once. This is your receipt.': 'El cambio se aplica de inmediato. Este es tu recibo.',
  'Your {brand} plan was renewed': 'Tu plan de {brand} se ha renovado',
  'Your plan was renewed': 'Tu plan se ha renovado',
  'Your {plan} plan goes on for the next period. This is your receipt.':
    'Tu plan {plan} sigue durante el próximo periodo. Este es tu recibo.',
  'Your {brand} receipt': 'Tu recibo de {brand}',
  'Your receipt': 'Tu recibo',
  'Thank you for your payment. This is your receipt.': 'Gracias por tu pago. Este es tu recibo.',
  'Open the invoice': 'Abrir la factura',
  '{plan}, billed yearly': '{plan}, facturado cada año',
  '{plan}, billed monthly': '{plan}, facturado cada mes',
  'Amount paid': 'Importe pagado',
  'Tax included': 'Impuestos incluidos',
  'Paid period': 'Periodo pagado',
  'Words added': 'Palabras añadidas',
  Words: 'Palabras',
  '{words} every {days} days': '{words} cada {days} días',
  'Next payment': 'Próximo pago',
  'Next payment on': 'Próximo pago el',
  Invoice: 'Factura',
  'We have paid back {sum} to the card or account that you paid with. It can take some days until your bank shows it.':
    'Hemos devuelto {sum} a la tarjeta o cuenta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.',
  'Your refund from {brand}': 'Tu reembolso de {brand}',
  '{sum} was refunded': 'Se han reembolsado {sum}',
  'See your invoices': 'Ver tus facturas',
  'Your {brand} plan goes on': 'Tu plan de {brand} sigue',
  'Your plan goes on': 'Tu plan sigue',
  'You keep your {plan} plan until {date}. The change that you had planned stands again: {following} follows after that, and nothing is charged before that.':
    'Conservas tu plan {plan} hasta el {date}. El cambio que habías previsto vuelve a valer: después sigue {following}, y no se cobra nada antes.',
  'You keep your {plan} plan. It renews on {date}, and nothing is charged before that.':
    'Conservas tu plan {plan}. Se renueva el {date}, y no se cobra nada antes.',
  'Your {brand} plan changes to {plan}': 'Tu plan de {brand} cambia a {plan}',
  '{plan} follows on {date}': '{plan} empieza el {date}',
  'You keep your {plan} plan until {date}, with all words that you have left. {following} follows after that, and nothing is charged before that.':
    'Conservas tu plan {plan} hasta el {date}, con todas las palabras que te quedan. Después sigue {following}, y no se cobra nada antes.',
  'Until then you can take this change back on the plans page.':
    'Hasta entonces puedes deshacer este cambio en la página de planes.',
  'No more weekly reports': 'No más informes semanales',
  'No more feature updates': 'No más novedades',
  'No more offers': 'No más ofertas',
  'No more usage alerts': 'No más alertas de uso',
  '{brand} never asks for your password by mail.': '{brand} nunca pide tu contraseña por correo.',
  'If the button does not work, open this address:': 'Si el botón no funciona, abre esta dirección:',
}
