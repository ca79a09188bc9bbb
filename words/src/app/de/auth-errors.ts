import type { SameShape } from '../../same-shape.ts'
import type { authErrors as english } from '../en/auth-errors.ts'

export const authErrors = {
  'wrong-credentials':
    'E‑Mail-Adresse oder Passwort ist falsch. Prüfen Sie Ihre Eingaben und versuchen Sie es noch einmal.',
  'account-exists': 'Mit dieser E‑Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  'link-expired': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  'sign-in-expired':
    'Sie haben Ihr Passwort vor mehr als zehn Minuten eingegeben. Gehen Sie zurück und melden Sie sich noch einmal an.',
  'sign-up-closed': 'Neue Konten gibt es hier nur auf Einladung. Bitten Sie Ihr Team darum.',
  'cookie-refused':
    'Ihr Browser hat das Cookie nicht angenommen, das zum Anmelden nötig ist. Erlauben Sie Cookies für diese Seite und versuchen Sie es noch einmal.',
  'passkey-refused':
    'Dieser Passkey wurde nicht angenommen. Vielleicht ist er nicht mehr mit Ihrem Konto verknüpft. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  'provider-failed': 'Die Anmeldung beim Anbieter ist fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  'provider-email':
    'Der Anbieter hat Ihre E‑Mail-Adresse nicht bestätigt. Deshalb können wir damit kein Konto anlegen.',
  'provider-account-exists':
    'Mit dieser E‑Mail-Adresse gibt es schon ein Konto. Melden Sie sich darin an und verbinden Sie es in Ihrem Profil.',
  'provider-other-account': 'Diese Anmeldung gehört zu einer anderen E‑Mail-Adresse oder einem anderen Konto.',
  failed: 'Ein Fehler ist aufgetreten. Versuchen Sie es gleich noch einmal.',
  'password-common':
    'Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder besteht aus Ihrem Namen oder Ihrer Adresse. Wählen Sie ein paar Wörter, die nichts miteinander zu tun haben.',
} as const satisfies SameShape<typeof english>
