Feature: Live page
  Each gateway serves a page on which the backend can be seen live.

  @smoke
  Scenario Outline: The page is there without a token: <path>
    When a visitor sends "GET <path>"
    Then the response is the file "<file>" of the page
    And the response has these headers, each once:
      | Content-Type           | <type>;charset=UTF-8 |
      | Cache-Control          | no-cache             |
      | Content-Disposition    | inline               |
      | X-Content-Type-Options | nosniff              |
      | X-Frame-Options        | DENY                 |
      | Referrer-Policy        | no-referrer          |
    And the response has a header "ETag" like '"[0-9a-f]{32}"'
    And the response has no header "Set-Cookie"
    And the response has no header "Last-Modified"

    Examples:
      | path             | file       | type            |
      | /                | index.html | text/html       |
      | /?utm=1          | index.html | text/html       |
      | /page/index.html | index.html | text/html       |
      | /page/race.html  | race.html  | text/html       |
      | /page/lane.html  | lane.html  | text/html       |
      | /page/page.js    | page.js    | text/javascript |
      | /page/style.css  | style.css  | text/css        |
      | /page/icon.svg   | icon.svg   | image/svg+xml   |

  Scenario Outline: The page may load and frame little: <path>
    When a visitor sends "GET <path>"
    Then the response has the header "Content-Security-Policy" with "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; <frames>"

    Examples:
      | path            | frames                                                                  |
      | /               | frame-ancestors 'none'                                                  |
      | /page/race.html | frame-src http://localhost:* http://127.0.0.1:*; frame-ancestors 'none' |
      | /page/lane.html | frame-ancestors http://localhost:* http://127.0.0.1:*                   |

  Scenario: A script has no policy of its own
    When a visitor sends "GET /page/page.js"
    Then the response has no header "Content-Security-Policy"

  Scenario: The head of the page
    When a visitor sends "HEAD /"
    Then the response is a bare head of 200 "text/html;charset=UTF-8"
    And the response has the header "Cache-Control" with "no-cache"
    And the response has a header "Content-Length" like "[1-9][0-9]+"

  Scenario Outline: A client that has <path> gets no other
    When a visitor sends "GET <path>"
    And a visitor requests the same file again
    Then the file has not changed
    When a visitor sends "GET <path>" with the headers:
      | If-None-Match | "0123456789abcdef0123456789abcdef" |
    Then the response is the file "<file>" of the page

    Examples:
      | path           | file       |
      | /              | index.html |
      | /page/page.js  | page.js    |

  Scenario: The page is sent whole, in its own media type, for every client
    When a visitor sends "GET /page/style.css" with the headers:
      | Range         | bytes=1-3          |
      | Accept        | application/json   |
      | Authorization | Bearer not.a.token |
    Then the response is the file "style.css" of the page

  Scenario Outline: There is nothing else beside the page: <path>
    When a visitor sends "GET <path>"
    Then the response is the problem 404 "There is nothing at this path."

    Examples:
      | path                 |
      | /page                |
      | /page/               |
      | /page/nothing.js     |
      | /page/Page.js        |
      | /page/page.js/more   |
      | /page/LivePage.class |

  Scenario Outline: The page can be read alone: <request>
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response is the problem 405 "This path does not know this method; see the Allow header."
    And the response has the header "Allow" with "GET, HEAD"
    When a visitor sends "<request>"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."

    Examples:
      | request              |
      | POST /               |
      | DELETE /page/page.js |

  Scenario Outline: No path leads out of the page: <path>
    Given Ada has signed up
    When Ada requests the raw path "<path>"
    Then the response is the problem 400 "The path is malformed: dot segments, empty segments, ';', encoded slashes, NUL and text that is not UTF-8 are refused."
    When a client requests the raw path "<path>"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."

    Examples:
      | path                                |
      | /page/../application.yml            |
      | /page/%2e%2e/application.yml        |
      | /page/..%2fapplication.yml          |
      | /page/..%5capplication.yml/../x     |
      | /page//etc/passwd                   |
      | /page/page.js;x=y                   |
      | /page/page.js%00.html               |
