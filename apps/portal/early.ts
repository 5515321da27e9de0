/**
 * Asks for what the first screen needs while the portal itself is still on its way. The server writes into the page which calls these
 * are (apps/server/early-calls.ts); the gateway's client takes the answers in place of its own first try. The permission goes first and
 * decides, as at every start; nothing is asked while a token stands in the address. Imports nothing, so that it comes alone and at once.
 */
type Call = { url: string; headers: Record<string, string>; session: boolean; keys: { guest: string; session: string } }

export const early = new Map<string, Promise<Response>>()

const [permission, ...others] = read()
const token = sessionToken()
if (permission && !new URLSearchParams(window.location.search).has('token')) {
  void ask(permission)
    .then((response) => response.clone().json())
    .then((reply: { success?: unknown; value?: { maintenance?: unknown; regionRestriction?: unknown } } | null) => {
      if (reply?.success === true && reply.value?.maintenance === false && reply.value.regionRestriction === false) others.forEach((call) => void ask(call).catch(nothing))
    })
    .catch(nothing) // the client asks again, and says what is wrong
}

function ask({ url, headers, session, keys }: Call): Promise<Response> {
  const known = session && token !== null
  const answer = fetch(url, { headers: known ? { ...headers, Authorization: `Bearer ${token}` } : headers })
  answer.catch(nothing)
  early.set(known ? keys.session : keys.guest, answer)
  return answer
}

function read(): Call[] {
  try {
    return JSON.parse(document.getElementById('foyer-early')?.textContent ?? '[]') as Call[] // written by our own server
  } catch {
    return []
  }
}

function sessionToken(): string | null {
  try {
    return sessionStorage.getItem('token')
  } catch {
    return null // storage is shut: a guest
  }
}

function nothing() {
  // whoever needs the answer finds out for itself
}
