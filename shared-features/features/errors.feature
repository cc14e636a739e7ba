Feature: Errors
  Every error is a problem document in the words of the contract, and the same request always gets the same error.

  @smoke
  Scenario Outline: An unknown path is not found: <request>
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response is the problem 404 "There is nothing at this path."

    Examples:
      | request                                           |
      | GET /nothing-here                                 |
      | GET /user-service                                 |
      | GET /user-service/                                |
      | GET /user-service/nothing-here                    |
      | GET /User-Service/users/search/anything           |
      | GET /user-service/Users/search/anything           |
      | GET /user-service/users                           |
      | GET /user-service/users/a/b/c                     |
      | GET /user-service/internal/users/summaries        |
      | GET /user-service/internal/users/password-changes |
      | GET /user-service/users/search/a/b                |
      | GET /user-service/error                           |
      | GET /error                                        |
      | GET /favicon.ico                                  |
      | GET /user-service/swagger-ui/index.html           |
      | GET /user-service/actuator                        |
      | GET /user-service/actuator/health                 |
      | GET /user-service/actuator/env                    |
      | GET /actuator                                     |
      | GET /actuator/env                                 |
      | GET /actuator/gateway/routes                      |
      | POST /actuator/shutdown                           |
      | GET /users/search/anything                        |

  Scenario Outline: Internal paths are not found: <request>
    Given Ada has signed up
    When Ada sends "<request>" with the JSON:
      """
      {"ids": ["{Ada.id}"]}
      """
    Then the response is the problem 404 "There is nothing at this path."

    Examples:
      | request                                                |
      | POST /user-service/internal/users/summaries            |
      | POST /user-service/internal/users/summaries/           |
      | POST /user-service/%69nternal/users/summaries          |
      | GET /user-service/internal/users/privacy               |
      | GET /user-service/internal/users/password-changes      |
      | POST /tweet-service/internal/tweets/summaries          |
      | POST /tweet-service/internal/tweets/existence          |
      | POST /interaction-service/internal/tweets/interactions |

  @smoke
  Scenario Outline: A method that the path does not support is refused: <request>
    Given Ada has signed up
    When Ada sends "<request>"
    Then the response is the problem 405 "This path does not know this method; see the Allow header."
    And the response has the header "Allow" with "<allow>"

    Examples:
      | request                                     | allow          |
      | DELETE /user-service/users/{Ada.id}         | GET, HEAD, PUT |
      | POST /user-service/users/{Ada.id}           | GET, HEAD, PUT |
      | PATCH /user-service/users/{Ada.id}          | GET, HEAD, PUT |
      | TRACE /user-service/users/{Ada.id}          | GET, HEAD, PUT |
      | BREW /user-service/users/{Ada.id}           | GET, HEAD, PUT |
      | PUT /user-service/users/search/anything     | GET, HEAD      |
      | POST /user-service/users/summary/{Ada.id}   | GET, HEAD      |
      | DELETE /user-service/users/summary/name/ada | GET, HEAD      |
      | GET /user-service/auth/login                | POST           |
      | PUT /user-service/auth/register             | POST           |
      | POST /user-service/.well-known/jwks.json    | GET, HEAD      |

  Scenario: Requests from other origins get no CORS headers
    Given Ada has signed up
    When Ada sends "OPTIONS /user-service/users/{Ada.id}" with the headers:
      | Origin                        | https://evil.example |
      | Access-Control-Request-Method | GET                  |
    Then the response has no header "Access-Control-Allow-Origin"
    When Ada sends "GET /user-service/users/summary/{Ada.id}" with the headers:
      | Origin | https://evil.example |
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """
    And the response has no header "Access-Control-Allow-Origin"

  Scenario: A preflight request is an ordinary OPTIONS request
    Given Ada has signed up
    When Ada sends "OPTIONS /user-service/users/summary/{Ada.id}"
    Then the response is 200 without a body
    And the response has the header "Allow" with "GET,HEAD,OPTIONS"
    When Ada sends "OPTIONS /user-service/users/summary/{Ada.id}" with the headers:
      | Origin                         | https://evil.example |
      | Access-Control-Request-Method  | GET                  |
      | Access-Control-Request-Headers | authorization        |
    Then the response is 200 without a body
    And the response has the header "Allow" with "GET,HEAD,OPTIONS"
    And the response has no header "Access-Control-Allow-Origin"
    And the response has no header "Access-Control-Allow-Methods"

  Scenario: A preflight request to a page is an ordinary OPTIONS request
    Given Ada has signed up
    When Ada sends "OPTIONS /" with the headers:
      | Origin                        | https://evil.example |
      | Access-Control-Request-Method | GET                  |
    Then the response is 200 without a body
    And the response has the header "Allow" with "GET,HEAD,OPTIONS"

  Scenario: HEAD responds as GET without the body
    Given Ada has signed up
    When Ada sends "HEAD /user-service/users/summary/{Ada.id}"
    Then the response is a bare head of 200 "application/json"
    When a visitor sends "HEAD /user-service/users/summary/{Ada.id}"
    Then the response is a bare head of 401 "application/problem+json"

  Scenario Outline: A response of type <accept> is not available
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/{Ada.id}" with the headers:
      | Accept | <accept> |
    Then the response is the problem 406 "The response cannot be given in a media type that you accept."

    Examples:
      | accept                    |
      | text/html                 |
      | application/xml           |
      | application/problem+json  |
      | malformed                 |
      | image/*, text/plain;q=0.5 |

  Scenario Outline: The Accept header <accept> accepts JSON
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/{Ada.id}" with the headers:
      | Accept | <accept> |
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

    Examples:
      | accept                          |
      | application/json                |
      | text/{'a' x 1000}               |
      | */*                             |
      | application/*                   |
      | text/html, */*;q=0.1            |
      | text/html, application/json;q=0.001 |
      | APPLICATION/JSON                |

  Scenario Outline: A log-in of type <type> is refused
    When a visitor sends "POST /user-service/auth/login" with the body "{}" of type "<type>"
    Then the response is the problem 415 "The media type of the body is not supported here."

    Examples:
      | type                              |
      | text/plain                        |
      | application/x-www-form-urlencoded |
      | application/xml                   |
      | application/yaml                  |
      | application/cbor                  |
      | application/json; charset=utf-16  |
      | application/json; charset=latin1  |
      | application/json; charset=        |
      | application/jsonp                 |
      | application/x-ndjson              |
      | malformed                         |

  Scenario: A log-in may declare UTF-8
    Given Ada has signed up
    When a visitor sends "POST /user-service/auth/login" with the body '{"email": "{Ada.email}", "password": "{Ada.password}"}' of type "Application/JSON; charset=UTF-8"
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """

  Scenario: A body without a media type is refused
    When a visitor sends "POST /user-service/auth/login" with the body "{}" of no type
    Then the response is the problem 415 "The media type of the body is not supported here."

  Scenario Outline: A sign-up of type <type> is refused
    When a visitor sends "POST /user-service/auth/register" with the body "{}" of type "<type>"
    Then the response is the problem 415 "The media type of the body is not supported here."

    Examples:
      | type             |
      | application/json |
      | multipart/mixed  |
      | text/plain       |

  Scenario: A change of an account that is neither form nor JSON is refused
    Given Ada has signed up
    When Ada sends "PUT /user-service/users/{Ada.id}" with the body "<a/>" of type "application/xml"
    Then the response is the problem 415 "The media type of the body is not supported here."

  @smoke
  Scenario Outline: A malformed JSON body is refused: <what>
    When a visitor sends "POST /user-service/auth/login" with these bytes of type "application/json":
      """
      <body>
      """
    Then the response is the problem 400 "The body is not well-formed JSON in UTF-8."

    Examples:
      | what                    | body                                           |
      | cut off                 | {"email": "ada@example.org", "passw            |
      | a word                  | sesame                                         |
      | a list                  | []                                             |
      | a text                  | "sesame"                                       |
      | a number                | 17                                             |
      | of wrong quotes         | {'email': 'ada@example.org'}                   |
      | followed by more        | {"email": "a@b.org", "password": "12345678"} x |
      | followed by another     | {"email": "a@b.org", "password": "12345678"}{} |
      | with a comment          | {"email": "a@b.org" /* and */}                 |
      | not a number            | {"email": NaN}                                 |
      | with a raw newline      | {"email": "a{U+000A}b"}                        |
      | with a bad escape       | {"email": "a\\x"}                              |
      | not UTF-8               | {"email": "[c3 28]"}                           |
      | UTF-8 too long          | {"email": "[c0 af]"}                           |
      | a surrogate in UTF-8    | {"email": "[ed a0 80]"}                        |
      | UTF-16                  | [00 7b 00 7d]                                  |
      | one byte of many        | [ff]                                           |

  Scenario: A request without a body and a media type is refused
    When a visitor sends "POST /user-service/auth/login"
    Then the response is the problem 400 "The request needs a body."

  Scenario: An empty body is refused
    When a visitor sends "POST /user-service/auth/login" with the body "" of type "application/json"
    Then the response is the problem 400 "The request needs a body."

  Scenario: The body null is refused
    When a visitor sends "POST /user-service/auth/login" with the body "null" of type "application/json"
    Then the response is the problem 400 "The request needs a body."

  Scenario Outline: A field of the wrong type is refused: <json>
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      <json>
      """
    Then the response is the problem 400 for the email: "must be text."

    Examples:
      | json                                            |
      | {"email": {"a": 1}, "password": "12345678"}     |
      | {"email": ["a@b.org"], "password": "12345678"}  |
      | {"email": 17, "password": "12345678"}           |
      | {"email": true, "password": "12345678"}         |

  Scenario: The nesting depth of JSON is limited
    Given Ada has signed up
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"deep": {'[' x 40}{']' x 40}, "email": "{Ada.email}", "password": "{Ada.password}"}
      """
    Then the response is 200 with the JSON:
      """
      {"token": "{any token}"}
      """
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"deep": {'[' x 60}{']' x 60}, "email": "{Ada.email}", "password": "{Ada.password}"}
      """
    Then the response is the problem 400 "The JSON in the body is nested too deeply, or has a name or a number that is too long."
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"deep": {'[' x 100000}
      """
    Then the response is the problem 400 "The JSON in the body is nested too deeply, or has a name or a number that is too long."

  Scenario Outline: The length of a number is limited: <field>
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": "unknown.{unique}@example.org", "password": "12345678", "number": {'9' x 1000}}
      """
    Then the response is the problem 401 "The e-mail or the password is wrong."
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"password": "12345678", "<field>": {'9' x 100000}}
      """
    Then the response is the problem 400 "The JSON in the body is nested too deeply, or has a name or a number that is too long."

    Examples:
      | field  |
      | number |
      | email  |

  Scenario: The length of a field name is limited
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": "unknown.{unique}@example.org", "password": "12345678", "{'n' x 100}": 1}
      """
    Then the response is the problem 401 "The e-mail or the password is wrong."
    When a visitor sends "POST /user-service/auth/login" with the JSON:
      """
      {"email": "unknown.{unique}@example.org", "password": "12345678", "{'n' x 101}": 1}
      """
    Then the response is the problem 400 "The JSON in the body is nested too deeply, or has a name or a number that is too long."

  @smoke
  Scenario: A body just below 1 MiB is accepted
    Given Ada has signed up
    When Ada writes 1048576 bytes of JSON to "PUT /user-service/users/{Ada.id}", in chunks
    Then the response is the problem 400 for the biography: "must have at most 500 characters, not white space alone, and no control characters but newline and tab."

  @smoke
  Scenario: A body above 1 MiB is refused by its Content-Length
    Given Ada has signed up
    When Ada announces 1048577 bytes of JSON to "PUT /user-service/users/{Ada.id}"
    Then the response is the problem 413 "The body is larger than 1 MiB."

  Scenario: A body above 1 MiB is refused while it is streamed
    Given Ada has signed up
    When Ada writes 1048577 bytes of JSON to "PUT /user-service/users/{Ada.id}", in chunks
    Then the response is the problem 413 "The body is larger than 1 MiB."
    When Ada writes 3000000 bytes of JSON to "PUT /user-service/users/{Ada.id}", in chunks
    Then the response is the problem 413 "The body is larger than 1 MiB."
    When Ada reads the summary of Ada
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  Scenario: A problem names the path as the client wrote it
    Given Ada has signed up
    When Ada sends "GET /user-service/users/search/a%62/?limit=1"
    Then the response is the problem 400 for the term: "must have 3 to 100 characters, not white space alone, and no control characters but newline and tab."
    And the problem is about "/user-service/users/search/a%62/"

  Scenario Outline: A missing token is reported before other errors: <what>
    Given Ada has signed up
    And Eve has signed up
    When <who> sends "<request>" with the body "<body>" of type "<type>"
    Then the response is the problem <status> "<detail>"

    Examples:
      | what                     | who       | request                                          | body    | type             | status | detail                                                       |
      | 401 before 404           | a visitor | GET /user-service/nothing-here                   | {}      | text/plain       | 401    | Send a token: Authorization: Bearer <token>.                 |
      | 401 before 405           | a visitor | DELETE /user-service/users/{Ada.id}              | {}      | text/plain       | 401    | Send a token: Authorization: Bearer <token>.                 |
      | 401 before 415           | a visitor | PUT /user-service/users/{Ada.id}                 | {}      | text/plain       | 401    | Send a token: Authorization: Bearer <token>.                 |
      | 401 before 400           | a visitor | PUT /user-service/users/ada                      | {       | application/json | 401    | Send a token: Authorization: Bearer <token>.                 |
