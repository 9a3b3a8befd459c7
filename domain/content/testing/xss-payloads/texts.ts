/**
 * Texts that break out of an attribute, an element, a JSON block, a cell, or an e-mail header if escaping is missing.
 */
export const breakOutPayloads: readonly string[] = [
  '"><script>ran()</script>',
  "'><img src=x onerror=ran()>",
  '"><svg onload=ran()>',
  '</title><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '</style><script>ran()</script>',
  '</script><script>ran()</script>',
  '</script><svg onload=ran()>',
  '--></script><script>ran()</script><!--',
  '<!--<script>ran()</script>',
  ']]><script>ran()</script>',
  '"}]}</script><script>ran()</script>',
  '\\"></script><script>ran()</script>',
  '\r\nContent-Type: text/html\r\n\r\n<script>ran()</script>',
]

/** Texts that only a second decoding, a template, or another program would run. */
export const inertPayloads: readonly string[] = [
  '" onmouseover="ran()" x="',
  "' onfocus='ran()' autofocus x='",
  '` onerror=ran() `',
  '";ran();//',
  "';ran();//",
  '\\u003cscript\\u003eran()\\u003c/script\\u003e',
  '\\x3cimg src=x onerror=ran()\\x3e',
  '&lt;script&gt;ran()&lt;/script&gt;',
  '&amp;lt;img src=x onerror=ran()&amp;gt;',
  '%3Cscript%3Eran()%3C/script%3E',
  '${ran()} `${ran()}`',
  "{{constructor.constructor('ran()')()}}",
  '#{ran()} <%= ran() %>',
  'javascript:ran()',
  '[x](javascript:ran()) ![x](x"onerror="ran())',
  '=HYPERLINK("https://trap.example";"x")',
  "@SUM(1+1)*cmd|' /C ran'!A0",
  '\r\nBcc: everybody@trap.example',
  '__proto__ constructor toString',
  '$& $1 $$ $`',
]

/** Characters that look like others, are invisible, or change with case or normalization. */
export const unicodePayloads: readonly string[] = [
  '<\u0000script>ran()</script><img src=x onerror=ran()>',
  '<scr\u0000ipt>ran()</script><svg onload=ran()>',
  '<img\u000csrc=x\u000conerror=ran()>',
  '\ufeff<script>ran()</script>',
  '\u202e<script>ran()</script>\u202c',
  '<img src=x\u00a0 onerror=ran()>',
  '<img src=x\u2028 onerror=ran()>',
  '<a href="\u200bjavascript:ran()" onclick=ran()>x</a>',
  '<img src=x oneRRor=ran() on\u0065rror=ran()>',
  '\uff1cscript\uff1eran()\uff1c/script\uff1e<img src=x onerror=ran()>',
  '<\u017fcript>ran()</\u017fcript><script>ran()</script>',
  '<\u0131mg src=x onerror=ran()><\u0130mg src=x onerror=ran()>',
  '+ADw-script+AD4-ran()+ADw-/script+AD4-<script>ran()</script>',
]
