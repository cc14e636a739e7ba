Feature: Paths
  A path is compared as it was written. What could mean one thing to a gateway and another to a service is refused.

  @smoke
  Scenario Outline: A path <with> is refused
    Given Ada has signed up
    When Ada requests the raw path "<path>"
    Then the response is the problem 400 "The path is malformed: dot segments, empty segments, ';', encoded slashes, NUL and text that is not UTF-8 are refused."

    Examples:
      | with                            | path                                                 |
      | with two dots                   | /user-service/users/../users/search/anything         |
      | with a dot                      | /user-service/./users/search/anything                |
      | ending with two dots            | /user-service/users/search/..                        |
      | with escaped dots               | /user-service/users/%2e%2e/users/search/anything     |
      | with half-escaped dots          | /user-service/users/.%2E/users/search/anything       |
      | with one escaped dot            | /user-service/%2e/users/search/anything              |
      | with escaped dots and slash     | /user-service/users/%2e%2e%2fusers/search/anything   |
      | with an escaped slash           | /user-service/users/search%2Fanything                |
      | with an escaped slash as data   | /user-service/users/search/any%2fthing               |
      | with an escaped NUL             | /user-service/users/search/any%00thing               |
      | with a double slash             | /user-service//users/search/anything                 |
      | beginning with a double slash   | //user-service/users/search/anything                 |
      | ending with a double slash      | /user-service/users/search/anything//                |
      | with a semicolon                | /user-service/users/search/anything;a=b              |
      | with a semicolon before a slash | /user-service;a=b/users/search/anything              |
      | with dots before a semicolon    | /user-service/users/..;/users/search/anything        |
      | to the log-in, with a semicolon | /user-service/auth/login;.css                        |
      | with escapes of no UTF-8        | /user-service/users/search/%c3%28abc                 |
      | with an escape too long         | /user-service/users/search/%c0%afabc                 |
      | with a surrogate in escapes     | /user-service/users/search/%ed%a0%80abc              |
      | from exempt to guarded by dots  | /user-service/auth/login/../../users/search/anything |

  Scenario Outline: File extensions are not special: <path>
    Given Ada has signed up with:
      | userName | {unique}.html |
    When Ada sends "GET <path>"
    Then the response contains "<content>"
    And the response has no header "Content-Disposition"

    Examples:
      | path                                              | content       |
      | /user-service/users/search/{unique}.html          | {unique}.html |
      | /user-service/users/search/{unique}.bat           | []            |
      | /user-service/users/summary/name/{unique}.html    | {unique}.html |
      | /tweet-service/tweets/search/{unique}.txt         | []            |
      | /tweet-service/tweets/search/{unique}.x.bat       | []            |
      | /tweet-service/tweets/search/hashtag/{unique}.txt | letter        |

  Scenario Outline: <what> is part of the search term
    Given Ada has signed up
    When Ada requests the raw path "/user-service/users/search/<segment>"
    Then the response lists nothing

    Examples:
      | what                    | segment            |
      | an escaped percent sign | 100%25{unique}     |
      | an escaped percent sign before digits | %252e%252e{unique} |
      | an escaped percent sign before a slash's digits | %252F{unique} |
      | an escaped percent sign before NUL's digits | %2500{unique} |
      | an escaped backslash    | some%5C{unique}    |
      | an escaped semicolon    | some%3B{unique}    |
      | an escaped question mark | some%3F{unique}   |
      | an escaped hash         | some%23{unique}    |
      | a dot inside            | some.{unique}      |
      | three dots              | ...                |
      | a plus sign             | some+{unique}      |
      | a colon and an at sign  | some:@{unique}     |
      | a star                  | some*{unique}      |
      | an escaped plus sign    | some%2B{unique}    |
      | an escaped space        | some%20{unique}    |

  @walkthrough
  Scenario: One trailing slash is ignored
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/{Ada.id}/"
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """

  Scenario: Literal path segments take precedence over variables
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/name"
    Then the response is the problem 400 for the userId: "must be a UUID."
    When Ada sends "GET /user-service/users/search"
    Then the response is the problem 400 for the userId: "must be a UUID."
    When Ada sends "GET /user-service/users/summary/name/name"
    Then the response is the problem 404 "There is no such user."
    When Ada sends "GET /user-service/users/search/search"
    Then the response lists nothing

  Scenario: A query that is not UTF-8, or has over 100 parameters or one without a name, is refused
    Given Ada has signed up
    When Ada requests the raw path "/user-service/users/search/anything?limit=%c3%28"
    Then the response is the problem 400 "The query has over 100 parameters, a parameter without a name, or escapes that are not UTF-8."
    When Ada requests the raw path "/user-service/users/search/anything?before=%00"
    Then the response is the problem 400 "The query has over 100 parameters, a parameter without a name, or escapes that are not UTF-8."
    When Ada requests the raw path "/user-service/users/search/anything?=&limit=0"
    Then the response is the problem 400 "The query has over 100 parameters, a parameter without a name, or escapes that are not UTF-8."
    When Ada sends "GET /user-service/users/search/anything?a{'&b' x 99}"
    Then the response lists nothing
    When Ada sends "GET /user-service/users/search/anything?a{'&b' x 100}"
    Then the response is the problem 400 "The query has over 100 parameters, a parameter without a name, or escapes that are not UTF-8."

  Scenario: A long path reaches the service
    Given Ada has signed up
    When Ada sends "GET /user-service/users/search/{'a' x 14000}"
    Then the response is the problem 400 for the term: "must have 3 to 100 characters, not white space alone, and no control characters but newline and tab."

  Scenario: Unknown query parameters are ignored
    Given Ada has signed up
    When Ada sends "GET /user-service/users/search/{unique}?page=7&sort=password&limit=10"
    Then the response lists "Ada"

  Scenario: A malformed path without a token is 401
    When a client requests the raw path "/user-service/users/../users/search/anything"
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
