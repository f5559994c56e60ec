/** The texts of mails by their English wording; `{name}` is replaced by a value. */
export const french: Readonly<Record<string, string>> = {
  '{inviter} invites you to {brand}': '{inviter} vous invite sur {brand}',
  'You are invited to {brand}': 'Vous êtes invité sur {brand}',
  '{inviter} invites you to create an account on {brand}, with this address.':
    '{inviter} vous invite à créer un compte sur {brand} avec cette adresse.',
  'The people who run {brand} invite you to create an account, with this address.':
    'Les personnes qui gèrent {brand} vous invitent à créer un compte avec cette adresse.',
  'The plan {plan} is included.': 'L’offre {plan} est incluse.',
  'Create account': 'Créer un compte',
  'The link works once and for 24 hours. If you did not expect it, you can ignore this mail.':
    'Le lien fonctionne une fois et pendant 24 heures. Si vous ne l’attendiez pas, ignorez cet e-mail.',
  'The link works once and for {days} days. If you did not expect it, you can ignore this mail.':
    'Le lien fonctionne une fois et pendant {days} jours. Si vous ne l’attendiez pas, ignorez cet e-mail.',
  'This mail was sent because an operator of {brand} entered this address.':
    'Cet e-mail vous a été envoyé parce qu’un opérateur de {brand} a saisi cette adresse.',
  'Confirm your email address for {brand}': 'Confirmez votre adresse e-mail pour {brand}',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  'Welcome to {brand}. Please confirm that this address is yours, and your account is ready.':
    'Bienvenue sur {brand}. Confirmez que cette adresse est la vôtre, et votre compte est prêt.',
  'Confirm email address': 'Confirmer l’adresse',
  'The link works once and for 24 hours. If you did not sign up, you can ignore this mail.':
    'Le lien fonctionne une fois et pendant 24 heures. Si vous ne vous êtes pas inscrit, ignorez cet e-mail.',
  'This mail was sent because someone signed up for {brand} with this address.':
    'Cet e-mail a été envoyé car quelqu’un s’est inscrit à {brand} avec cette adresse.',
  'You already have a {brand} account': 'Vous avez déjà un compte {brand}',
  'You already have an account': 'Vous avez déjà un compte',
  'Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed.':
    'Quelqu’un, sans doute vous, a tenté de s’inscrire avec cette adresse. Elle a déjà un compte, rien n’a donc été modifié.',
  'Sign in': 'Se connecter',
  'If that was not you, you can ignore this mail.': 'Si ce n’était pas vous, ignorez cet e-mail.',
  'This mail was sent because it is about the security of your {brand} account.':
    'Cet e-mail a été envoyé car il concerne la sécurité de votre compte {brand}.',
  'Choose a password for your {brand} account': 'Choisissez un mot de passe pour votre compte {brand}',
  'Choose a password': 'Choisir un mot de passe',
  'Someone, probably you, signed up for {brand} with this address more than once.':
    'Quelqu’un, sans doute vous, s’est inscrit à {brand} avec cette adresse plus d’une fois.',
  'To make sure that only you can use the account, please choose its password now. That also confirms your address.':
    'Pour que vous seul puissiez utiliser le compte, choisissez maintenant son mot de passe. Cela confirme aussi votre adresse.',
  'Set a new password for {brand}': 'Choisissez un nouveau mot de passe pour {brand}',
  'Set a new password': 'Choisir un nouveau mot de passe',
  'Someone, probably you, asked for a new password for your {brand} account.':
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte {brand}.',
  'Setting one signs you out on all other devices.':
    'En choisir un vous déconnecte de tous les autres appareils.',
  'The link works once and for one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.':
    'Le lien fonctionne une fois et pendant une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  'This mail was sent because a new password was requested on the sign-in page of {brand}.':
    'Cet e-mail a été envoyé car un nouveau mot de passe a été demandé sur la page de connexion de {brand}.',
  'Change the email address of your {brand} account?': 'Changer l’adresse e-mail de votre compte {brand} ?',
  'Change your email address?': 'Changer votre adresse e-mail ?',
  'Someone, probably you, asked to change the address of your account to {email}.':
    'Quelqu’un, sans doute vous, a demandé à changer l’adresse de votre compte en {email}.',
  'It changes when both addresses are confirmed: this one here, and the new one in the mail sent to it.':
    'Elle change quand les deux adresses sont confirmées : celle-ci ici, et la nouvelle dans l’e-mail qui lui a été envoyé.',
  'Yes, change it': 'Oui, la changer',
  'No, stop the change': 'Non, arrêter le changement',
  'Both links work for 24 hours. If that was not you, stop the change, then set a new password.':
    'Les deux liens fonctionnent 24 heures. Si ce n’était pas vous, arrêtez le changement, puis choisissez un nouveau mot de passe.',
  'This mail was sent because a new address was requested in the settings of your {brand} account.':
    'Cet e-mail a été envoyé car une nouvelle adresse a été demandée dans les paramètres de votre compte {brand}.',
  'Confirm your new email address for {brand}': 'Confirmez votre nouvelle adresse e-mail pour {brand}',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  'Someone, probably you, wants to use this address for a {brand} account.':
    'Quelqu’un, sans doute vous, veut utiliser cette adresse pour un compte {brand}.',
  'It changes when the old address is confirmed too.':
    'Elle change quand l’ancienne adresse est confirmée aussi.',
  'Confirm this address': 'Confirmer cette adresse',
  'The link works for 24 hours. If that was not you, you can ignore this mail.':
    'Le lien fonctionne 24 heures. Si ce n’était pas vous, ignorez cet e-mail.',
  'This mail was sent because this address was entered in the settings of a {brand} account.':
    'Cet e-mail a été envoyé car cette adresse a été saisie dans les paramètres d’un compte {brand}.',
  'Someone, probably you, tried to move another account to this address. It already has an account, so nothing was changed.':
    'Quelqu’un, sans doute vous, a tenté de déplacer un autre compte vers cette adresse. Elle a déjà un compte, rien n’a donc été modifié.',
  'Your {brand} email address was changed': 'Votre adresse e-mail {brand} a été changée',
  'Your email address was changed': 'Votre adresse e-mail a été changée',
  'From now on, you sign in with {email}. Your sessions stay open.':
    'Vous vous connectez désormais avec {email}. Vos sessions restent ouvertes.',
  'Review your account': 'Vérifier votre compte',
  'If that was not you, write to {email} at once.': 'Si ce n’était pas vous, écrivez aussitôt à {email}.',
  'If that was not you, write to {email}.': 'Si ce n’était pas vous, écrivez à {email}.',
  'Your {brand} export is ready': 'Votre export {brand} est prêt',
  'Your export is ready': 'Votre export est prêt',
  'The archive of everything in your account is ready. You can download it in Settings while you are signed in.':
    'L’archive de tout le contenu de votre compte est prête. Vous pouvez la télécharger dans Paramètres une fois connecté.',
  'Go to the download': 'Aller au téléchargement',
  'It stays there for {days} days. If you did not ask for it, change your password and look through your sessions.':
    'Elle y reste {days} jours. Si vous ne l’avez pas demandée, changez votre mot de passe et vérifiez vos sessions.',
  'This mail was sent because an export of your {brand} account was requested.':
    'Cet e-mail a été envoyé car un export de votre compte {brand} a été demandé.',
  'Delete your {brand} account?': 'Supprimer votre compte {brand} ?',
  'Delete your account?': 'Supprimer votre compte ?',
  'Someone, probably you, asked to delete this account. Opening the link does not delete anything yet: you will be asked to confirm.':
    'Quelqu’un, sans doute vous, a demandé la suppression de ce compte. Ouvrir le lien ne supprime encore rien : une confirmation vous sera demandée.',
  'Go on to delete it': 'Continuer la suppression',
  'The link works for {minutes} minutes, in a browser where you are signed in. If that was not you, you can ignore this mail; nothing happens without you.':
    'Le lien fonctionne {minutes} minutes, dans un navigateur où vous êtes connecté. Si ce n’était pas vous, ignorez cet e-mail ; rien ne se passe sans vous.',
  'This mail was sent because it was requested by someone who is signed in to your {brand} account.':
    'Cet e-mail a été envoyé à la demande d’une personne connectée à votre compte {brand}.',
  'Your {brand} account was deleted': 'Votre compte {brand} a été supprimé',
  'Your account was deleted': 'Votre compte a été supprimé',
  'Your account was deleted, with its chats, texts, checks, words and settings. All of its sessions have ended.':
    'Votre compte a été supprimé, avec ses discussions, textes, analyses, mots et paramètres. Toutes ses sessions sont terminées.',
  'Thank you for writing with us. You can sign up again at any time, with this address too.':
    'Merci d’avoir écrit avec nous. Vous pouvez vous réinscrire à tout moment, y compris avec cette adresse.',
  'The free words are given once to an address, so a new account with this one starts without them. To know that, we keep a number made from your address with a secret key; nobody can read the address from it.':
    'Les mots gratuits sont donnés une fois par adresse ; un nouveau compte avec celle-ci commence donc sans eux. Pour le savoir, nous gardons un nombre fait de votre adresse et d’une clé secrète ; personne ne peut y lire l’adresse.',
  'This is the last mail about this account; {brand} keeps your address no longer.':
    'Ceci est le dernier e-mail au sujet de ce compte ; {brand} ne garde plus votre adresse.',
  'New sign-in to {brand}': 'Nouvelle connexion à {brand}',
  'A new sign-in': 'Une nouvelle connexion',
  'Someone signed in to your account from a new browser.':
    'Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur.',
  'If that was not you, set a new password at once and end the sessions that you do not know.':
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et fermez les sessions que vous ne connaissez pas.',
  'If that was you, there is nothing to do. If that was not you, set a new password at once and end the sessions that you do not know. You can switch these mails off in Settings, Notifications.':
    'Si c’était vous, il n’y a rien à faire. Sinon, choisissez aussitôt un nouveau mot de passe et fermez les sessions que vous ne connaissez pas. Vous pouvez désactiver ces e-mails dans Paramètres, Notifications.',
  'Your {brand} password was changed': 'Votre mot de passe {brand} a été changé',
  'Your password was changed': 'Votre mot de passe a été changé',
  'The password of your account was changed.': 'Le mot de passe de votre compte a été changé.',
  'Your {brand} password was reset': 'Votre mot de passe {brand} a été réinitialisé',
  'Your password was reset': 'Votre mot de passe a été réinitialisé',
  'The password of your account was reset.': 'Le mot de passe de votre compte a été réinitialisé.',
  'If that was not you, use “Forgot password?” on the sign-in page at once.':
    'Si ce n’était pas vous, utilisez aussitôt « Mot de passe oublié ? » sur la page de connexion.',
  'A passkey was added to your account': 'Une clé d’accès a été ajoutée à votre compte',
  'From now on, it signs in to {brand} without your password and without a code.':
    'Désormais, elle permet de se connecter à {brand} sans votre mot de passe et sans code.',
  'A passkey was removed from your account': 'Une clé d’accès a été retirée de votre compte',
  'It no longer signs in to {brand}.': 'Elle ne permet plus de se connecter à {brand}.',
  'Two-factor authentication is on': 'L’authentification à deux facteurs est activée',
  'From now on, signing in to {brand} takes your password and a code. All other sessions were ended. Keep your recovery codes in a safe place.':
    'Désormais, se connecter à {brand} demande votre mot de passe et un code. Toutes les autres sessions ont été fermées. Gardez vos codes de récupération en lieu sûr.',
  'Your second factor was removed': 'Votre second facteur a été retiré',
  'An operator of {brand} switched two-factor authentication off for your account and ended all of its sessions. Your password alone is enough to sign in until you set it up again.':
    'Un opérateur de {brand} a désactivé l’authentification à deux facteurs de votre compte et fermé toutes ses sessions. Votre mot de passe seul suffit pour vous connecter jusqu’à ce que vous la réactiviez.',
  'Two-factor authentication is off': 'L’authentification à deux facteurs est désactivée',
  'From now on, your password alone is enough to sign in to {brand}.':
    'Désormais, votre mot de passe seul suffit pour se connecter à {brand}.',
  'You have new recovery codes': 'Vous avez de nouveaux codes de récupération',
  'New recovery codes were made for your account. The old ones no longer work.':
    'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  'A recovery code was used': 'Un code de récupération a été utilisé',
  'Someone signed in to your account with one of your recovery codes. Each code works once.':
    'Quelqu’un s’est connecté à votre compte avec l’un de vos codes de récupération. Chaque code fonctionne une fois.',
  'Your Google account was connected': 'Votre compte Google a été associé',
  'You can now sign in to {brand} with Google.':
    'Vous pouvez maintenant vous connecter à {brand} avec Google.',
  'Your Google account was connected: please choose a new password':
    'Votre compte Google a été associé : choisissez un nouveau mot de passe',
  'You can now sign in to {brand} with Google. Google has proved that this address is yours, but another person may have set the account’s password, so the old password no longer works, and every other session was ended.':
    'Vous pouvez maintenant vous connecter à {brand} avec Google. Google a prouvé que cette adresse est la vôtre, mais une autre personne a pu choisir le mot de passe du compte ; l’ancien ne fonctionne donc plus, et toutes les autres sessions ont été fermées.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'The link works once and for 24 hours; after that, use “Forgot password?” on the sign-in page. Without a new password you sign in with Google alone.':
    'Le lien fonctionne une fois et pendant 24 heures ; ensuite, utilisez « Mot de passe oublié ? » sur la page de connexion. Sans nouveau mot de passe, vous vous connectez avec Google seul.',
  'Someone may know your {brand} password': 'Quelqu’un connaît peut-être votre mot de passe {brand}',
  'Someone may know your password': 'Quelqu’un connaît peut-être votre mot de passe',
  'Five wrong codes were entered when signing in to your account, after the right password. None of them worked.':
    'Cinq codes erronés ont été saisis à la connexion à votre compte, après le bon mot de passe. Aucun n’a fonctionné.',
  'If that was you, there is nothing to do. If not, someone has your password: set a new one at once. Your authenticator and your recovery codes keep the account closed until then.':
    'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un a votre mot de passe : choisissez-en aussitôt un nouveau. Votre authentificateur et vos codes de récupération gardent le compte fermé d’ici là.',
  'Your {brand} email address stays as it is': 'Votre adresse e-mail {brand} reste inchangée',
  'Your email address stays as it is': 'Votre adresse e-mail reste inchangée',
  'The change of your email address was stopped. The links that were sent for it no longer work, and you sign in as before.':
    'Le changement de votre adresse a été arrêté. Les liens envoyés pour cela ne fonctionnent plus, et vous vous connectez comme avant.',
  Time: 'Heure',
  Device: 'Appareil',
  'IP address': 'Adresse IP',
  'Your {brand} words are used up': 'Vos mots {brand} sont épuisés',
  'Your {brand} words are running out': 'Vos mots {brand} s’épuisent',
  'Your words are used up': 'Vos mots sont épuisés',
  'Your words are running out': 'Vos mots s’épuisent',
  'All words of your plan are used.': 'Tous les mots de votre forfait sont utilisés.',
  'Four fifths of the words of your plan are used.':
    'Quatre cinquièmes des mots de votre forfait sont utilisés.',
  Left: 'Restants',
  Plan: 'Forfait',
  '{left} words': '{left} mots',
  '{plan}, {words} every {days} days': '{plan}, {words} tous les {days} jours',
  '{plan}, {words} once': '{plan}, {words} une fois',
  'Humanizing and chat pause until there are words again. You can still check texts and read everything you have.':
    'L’humanisation et les discussions sont en pause jusqu’au retour des mots. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
  'Humanizing pauses until there are words again. You can still check texts and read everything you have.':
    'L’humanisation est en pause jusqu’au retour des mots. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
  'Humanizing and chat pause when they are gone. You can still check texts and read everything you have.':
    'L’humanisation et les discussions se mettent en pause une fois épuisés. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
  'Humanizing pauses when they are gone. You can still check texts and read everything you have.':
    'L’humanisation se met en pause une fois épuisés. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
  'Open {brand}': 'Ouvrir {brand}',
  'This mail was sent because usage alerts are on in your {brand} settings.':
    'Cet e-mail a été envoyé car les alertes d’utilisation sont activées dans vos paramètres {brand}.',
  'Your week in {brand}: {week}': 'Votre semaine dans {brand} : {week}',
  'Your week': 'Votre semaine',
  'This is what you did from {week}.': 'Voici ce que vous avez fait du {week}.',
  'Wrote in': 'Écrit dans',
  Humanized: 'Humanisé',
  Checked: 'Analysé',
  '{count} chats': '{count} discussions',
  '{count} chat': '{count} discussion',
  '{texts} texts, {words} words': '{texts} textes, {words} mots',
  '{texts} text, {words} words': '{texts} texte, {words} mots',
  '{texts} text, {words} word': '{texts} texte, {words} mot',
  '{count} texts': '{count} textes',
  '{count} text': '{count} texte',
  'Go on writing': 'Continuer à écrire',
  'This mail was sent because the weekly report is on in your {brand} settings. It contains counts, never your texts.':
    'Cet e-mail a été envoyé car le rapport hebdomadaire est activé dans vos paramètres {brand}. Il contient des chiffres, jamais vos textes.',
  'Your {brand} plan was cancelled': 'Votre forfait {brand} a été résilié',
  'Your plan was cancelled': 'Votre forfait a été résilié',
  'Your {plan} plan does not renew. You keep it until {date}, with all words that you have left, and nothing more is charged.':
    'Votre forfait {plan} n’est pas renouvelé. Vous le gardez jusqu’au {date}, avec tous les mots qui vous restent, et plus rien n’est facturé.',
  'Until then you can take the cancellation back in Settings. After that your account continues on the Free plan, with at most {words} of the words that are left, and everything you have written stays.':
    'D’ici là, vous pouvez revenir sur la résiliation dans Paramètres. Ensuite, votre compte continue avec le forfait Free, avec au plus {words} des mots qui restent, et tout ce que vous avez écrit reste.',
  'Open the plan in Settings': 'Ouvrir le forfait dans Paramètres',
  'This mail was sent because you have a plan of {brand}.':
    'Cet e-mail a été envoyé car vous avez un forfait {brand}.',
  'The payment for your {brand} plan failed': 'Le paiement de votre forfait {brand} a échoué',
  'The payment failed': 'Le paiement a échoué',
  'We could not charge your card for the {plan} plan. You keep the plan for {days} days, until {date}, and the words come back when the payment has succeeded.':
    'Nous n’avons pas pu débiter votre carte pour le forfait {plan}. Vous gardez le forfait {days} jours, jusqu’au {date}, et les mots reviennent une fois le paiement réussi.',
  'Please check your card. The payment is tried again by itself, and at once when you choose Reactivate subscription in Settings.':
    'Vérifiez votre carte. Le paiement est retenté automatiquement, et aussitôt si vous choisissez Réactiver l’abonnement dans Paramètres.',
  'Update your card': 'Mettre à jour votre carte',
  'Your card expires before your {brand} plan renews':
    'Votre carte expire avant le renouvellement de votre forfait {brand}',
  'Your card expires soon': 'Votre carte expire bientôt',
  'Your {plan} plan renews on {date}, and the card that we would charge expires before that day.':
    'Votre forfait {plan} est renouvelé le {date}, et la carte que nous débiterions expire avant ce jour.',
  'Please enter your new card in Settings. If your bank has replaced the card by itself, you do not have to do anything.':
    'Saisissez votre nouvelle carte dans Paramètres. Si votre banque a remplacé la carte d’elle-même, vous n’avez rien à faire.',
  'Your {brand} plan has ended': 'Votre forfait {brand} est terminé',
  'Your {plan} plan has ended': 'Votre forfait {plan} est terminé',
  'The payment for your plan did not succeed within {days} days, so the plan has ended.':
    'Le paiement de votre forfait n’a pas abouti en {days} jours, le forfait est donc terminé.',
  'Your payment was refunded, so the plan and the words that came with it have ended.':
    'Votre paiement a été remboursé ; le forfait et les mots qui allaient avec ont donc pris fin.',
  'The payment was disputed with the bank, so the plan and the words that came with it have ended.':
    'Le paiement a été contesté auprès de la banque ; le forfait et les mots qui allaient avec ont donc pris fin.',
  'Your account continues on the Free plan, and everything you have written stays. Nothing more is charged.':
    'Votre compte continue avec le forfait Free, et tout ce que vous avez écrit reste. Plus rien n’est facturé.',
  'See the plans': 'Voir les forfaits',
  'Your {brand} receipt: {plan}': 'Votre reçu {brand} : {plan}',
  'Thank you for subscribing!': 'Merci de vous être abonné !',
  'Your {plan} subscription is now active. This is your receipt.':
    'Votre abonnement {plan} est maintenant actif. Voici votre reçu.',
  'Your {brand} plan is now {plan}': 'Votre forfait {brand} est maintenant {plan}',
  'Your plan is now {plan}': 'Votre forfait est maintenant {plan}',
  'The change works at once. This is your receipt.':
    'Le changement prend effet immédiatement. Voici votre reçu.',
  'Your {brand} plan was renewed': 'Votre forfait {brand} a été renouvelé',
  'Your plan was renewed': 'Votre forfait a été renouvelé',
  'Your {plan} plan goes on for the next period. This is your receipt.':
    'Votre forfait {plan} continue pour la période suivante. Voici votre reçu.',
  'Your {brand} receipt': 'Votre reçu {brand}',
  'Your receipt': 'Votre reçu',
  'Thank you for your payment. This is your receipt.': 'Merci pour votre paiement. Voici votre reçu.',
  'Open the invoice': 'Ouvrir la facture',
  '{plan}, billed yearly': '{plan}, facturé chaque année',
  '{plan}, billed monthly': '{plan}, facturé chaque mois',
  'Amount paid': 'Montant payé',
  'Tax included': 'Dont taxes',
  'Paid period': 'Période payée',
  'Words added': 'Mots ajoutés',
  Words: 'Mots',
  '{words} every {days} days': '{words} tous les {days} jours',
  'Next payment': 'Prochain paiement',
  'Next payment on': 'Prochain paiement le',
  Invoice: 'Facture',
  'We have paid back {sum} to the card or account that you paid with. It can take some days until your bank shows it.':
    'Nous avons remboursé {sum} sur la carte ou le compte avec lequel vous avez payé. Votre banque peut mettre quelques jours à l’afficher.',
  'Your refund from {brand}': 'Votre remboursement de {brand}',
  '{sum} was refunded': '{sum} remboursés',
  'See your invoices': 'Voir vos factures',
  'Your {brand} plan goes on': 'Votre forfait {brand} continue',
  'Your plan goes on': 'Votre forfait continue',
  'You keep your {plan} plan until {date}. The change that you had planned stands again: {following} follows after that, and nothing is charged before that.':
    'Vous gardez votre forfait {plan} jusqu’au {date}. Le changement que vous aviez prévu vaut de nouveau : {following} suit ensuite, et rien n’est facturé avant.',
  'You keep your {plan} plan. It renews on {date}, and nothing is charged before that.':
    'Vous gardez votre forfait {plan}. Il est renouvelé le {date}, et rien n’est facturé avant.',
  'Your {brand} plan changes to {plan}': 'Votre forfait {brand} passe à {plan}',
  '{plan} follows on {date}': '{plan} suit le {date}',
  'You keep your {plan} plan until {date}, with all words that you have left. {following} follows after that, and nothing is charged before that.':
    'Vous gardez votre forfait {plan} jusqu’au {date}, avec tous les mots qui vous restent. {following} suit ensuite, et rien n’est facturé avant.',
  'Until then you can take this change back on the plans page.':
    'D’ici là, vous pouvez revenir sur ce changement sur la page des forfaits.',
  'No more weekly reports': 'Plus de rapports hebdomadaires',
  'No more feature updates': 'Plus de nouveautés',
  'No more offers': 'Plus d’offres',
  'No more usage alerts': 'Plus d’alertes d’utilisation',
  '{brand} never asks for your password by mail.': '{brand} ne demande jamais votre mot de passe par e-mail.',
  'If the button does not work, open this address:': 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
}
