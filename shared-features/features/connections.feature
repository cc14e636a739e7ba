Feature: Connections
  What breaks off changes nothing, and each request has an id.

  Scenario: A body that is cut off half way leaves nothing behind
    Given Bob has signed up
    When a client writes this and then hangs up:
      """
      POST /user-service/auth/register HTTP/1.1
      Host: {host}
      Content-Type: application/x-www-form-urlencoded
      Content-Length: 500

      userName=ada_{unique}&email=ada_{unique}@example.org&password=a_secret&birthDate=1990-05-17
      """
    Then the request is refused and the connection closed
    When Bob reads the summary of the user called "ada_{unique}"
    Then the response is the problem 404 "There is no such user."

  Scenario: Chunks that end half way leave nothing behind
    Given Bob has signed up
    When a client writes this and then hangs up:
      """
      POST /user-service/auth/register HTTP/1.1
      Host: {host}
      Content-Type: application/x-www-form-urlencoded
      Transfer-Encoding: chunked

      5f
      userName=ada_{unique}&email=ada_{unique}@example.org&password=a_secret&birthDate=1990-05-17
      """
    Then the request is refused and the connection closed
    When Bob reads the summary of the user called "ada_{unique}"
    Then the response is the problem 404 "There is no such user."

  @crossing @smoke
  Scenario: A request id is taken over
    When a visitor sends "GET /user-service/.well-known/jwks.json" with the headers:
      | X-Request-Id | feature.{unique}_-7 |
    Then the response has the header "X-Request-Id" with "feature.{unique}_-7"
    When a visitor sends "GET /user-service/users/{random uuid}" with the headers:
      | X-Request-Id | {'r' x 64} |
    Then the response is the problem 401 "Send a token: Authorization: Bearer <token>."
    And the response has the header "X-Request-Id" with "{'r' x 64}"

  Scenario Outline: A request id that is <what> is replaced
    When a visitor sends "GET /user-service/.well-known/jwks.json" with the headers:
      | X-Request-Id | <id> |
    Then the response has a header "X-Request-Id" like "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"

    Examples:
      | what               | id                |
      | empty              |                   |
      | too long           | {'r' x 65}        |
      | of two words       | a b               |
      | a piece of a log   | a";level=ERROR    |
      | not Latin          | ä                 |

  Scenario: Without a request id one is made
    When a visitor sends "GET /user-service/.well-known/jwks.json"
    Then the response has a header "X-Request-Id" like "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"

  @crossing
  Scenario: What is meant for one hop goes no further
    Given Ada has signed up
    When Ada sends "GET /user-service/users/summary/{Ada.id}" with the headers:
      | Connection        | X-Request-Id, Accept, Authorization, X-Mine |
      | X-Request-Id      | hop.{unique}                                |
      | X-Mine            | 1                                           |
      | TE                | trailers                                    |
      | Keep-Alive        | timeout=1                                   |
      | X-Deadline-Millis | 1                                           |
      | X-Forwarded-For   | 203.0.113.7                                 |
      | X-Forwarded-Host  | evil.example                                |
      | Forwarded         | for=203.0.113.7;host=evil.example           |
    Then the response is 200 with the JSON:
      """
      {"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}
      """
    And the response has the header "X-Request-Id" with "hop.{unique}"
    And the response has no header "Keep-Alive"
    And the response has no header "X-Mine"
    And the response has no header "Server"
    And the response has no header "X-Powered-By"
    And the response has no header "X-Deadline-Millis"
