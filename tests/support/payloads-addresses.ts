/** Addresses of links: what runs, what leads elsewhere than it says. */

const urls = [
  'javascript:HIT', 'JAVASCRIPT:HIT', 'javascript:HIT//https://a.test', 'javascript://a.test/%0aHIT', 'data:text/html,<script>HIT</script>',
    'data:text/html;base64,PHNjcmlwdD50b3AuaGl0KDApPC9zY3JpcHQ+', 'data:image/svg+xml,<svg onload=HIT>', 'data:,x', 'DATA:text/html,x', 'vbscript:HIT',
    'blob:https://evil.test/1', 'blob:null/1', 'filesystem:https://evil.test/temporary/x', 'file:///etc/passwd', 'ftp://evil.test/x', 'ws://evil.test',
    'about:blank', 'about:srcdoc', 'view-source:https://evil.test', 'intent://evil.test#Intent;scheme=https;end', 'android-app://evil.test',
    'itms-services://?url=EVIL', 'ms-msdt:/id', 'search-ms:query=x', 'sms:+1234?body=x', 'skype:x?call', 'whatsapp://send', 'tg://resolve', 'chrome://settings',
    'chrome-extension://x/y', 'resource://x', 'jar:https://evil.test!/x', 'mhtml:https://evil.test', 'cid:x', 'mid:x', 'urn:x', 'web+evil:x', 'magnet:?x',
    'bitcoin:x', 'ethereum:x', 'tel:*#06#', 'tel:*%2306%23', 'mailto:?attach=/etc/passwd', 'geo:0,0', 'ipfs://x', 'gopher://evil.test', 'ldap://evil.test',
    'steam://run/1', 'callto:x', 'facetime:x',
  '//evil.test/x', '/\\evil.test/x', '\\\\evil.test\\x', '\\/evil.test/x', '/\t/evil.test/x', '/\n/evil.test', '///evil.test', '////evil.test',
    'https:evil.test', 'https:/evil.test', 'https:\\\\evil.test', 'https:///evil.test', 'http:evil.test/x', 'http:/\\evil.test', '/evil/x', 'evil/x', '../evil',
    '?evil', '?token=evil', '#evil', '#top', '.', '', ' ', '/logout', '/wps/member/logout', 'https://bank.test@evil.test/x', 'https://bank.test:x@evil.test/x',
    'https://bank.test%2f@evil.test', 'https://@evil.test', 'https://:@evil.test', 'https://bank.test\\@evil.test/x', 'https://evil.test\\.bank.test',
    'https://bank.test&#64;evil.test', 'https://bank.test\u3002evil.test/x', 'https://ｅvil.test', 'https://еvil.test/x', 'https://[::1]/x', 'https://0x7f.1/x',
    'https://2130706433/', 'https://', 'https://%', 'http://\0evil.test', '\0https://evil.test', 'https://evil.test\u202emoc.knab', 'ht\ntps://evil.test/x',
    ' https://evil.test/x ', 'https&colon;//evil.test', '{{EVIL}}', '%EVIL%', '<EVIL>', 'null', 'undefined',
]

export const addresses: string[] = [
  ...urls.map((url) => `<a href="${url}">x</a>`),
  ...urls.flatMap((url, index) => (index % 5 === 0 ? [`<map name=m><area href="${url}" shape=default></map>`, `<a xlink:href="${url}">x</a>`, `<a HREF='${url}' target=_top rel=opener ping=EVIL download=x.exe>x</a>`] : [])),
  '<a href=https://a.test target=_self rel="opener" referrerpolicy=unsafe-url>x</a>', '<a href=https://a.test href=javascript:HIT>x</a>',
    '<a href=javascript:HIT href=https://a.test>x</a>', '<a href="https://a.test"><a href="javascript:HIT">x</a></a>',
    '<a href="https://a.test"><p><a href="https://b.test">x</a></p></a>', '<a href="https://a.test" type="text/html" hreflang=x charset=utf-7>x</a>',
    '<a/href="javascript:HIT">x', '<a\nhref\n=\n"javascript:HIT"\n>x', '<a href=`javascript:HIT`>x</a>', '<a href=javascript&#58;HIT>x</a>',
    '<a href="java\nscript:HIT" href="x">x</a>', '<a href="https://a.test" style="position:fixed;inset:0">x</a>',
]
