Feature: Documents
  The API describes itself, for people and for programs.

  @smoke
  Scenario: The user service describes its operations
    When a visitor sends "GET /user-service/v3/api-docs"
    Then the answer is an OpenAPI "3.1" document of exactly these operations:
      | POST /auth/register               |
      | POST /auth/login                  |
      | GET /users/{userId}               |
      | PUT /users/{userId}               |
      | GET /users/summary/{userId}       |
      | GET /users/summary/name/{userName} |
      | POST /users/summaries             |
      | GET /users/search/{term}          |
      | GET /.well-known/jwks.json        |

  @smoke
  Scenario: One page shows the documents of all services
    When a visitor sends "GET /swagger-ui/index.html"
    Then the answer is an HTML page that contains "swagger-ui"
    When a visitor sends "GET /v3/api-docs/swagger-config"
    Then the answer contains "/user-service/v3/api-docs"
    And the answer contains "/tweet-service/v3/api-docs"
    And the answer contains "/interaction-service/v3/api-docs"

  @smoke
  Scenario Outline: The gateway tells that it is <state>
    When a visitor sends "GET /actuator/health/<state>"
    Then the answer contains '"status":"UP"'
    And the answer does not contain "components"

    Examples:
      | state     |
      | liveness  |
      | readiness |

  @local
  Scenario: Other services ask the user service for many summaries at once
    Given these people have signed up one after the other: "Ada, Bob"
    When another service asks the user service for the summaries:
      """
      {"ids": ["{Ada.id}", "{random uuid}"]}
      """
    Then the answer is 200 with the JSON:
      """
      [{"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}]
      """
    When another service asks the user service for the summaries:
      """
      {"names": ["{Bob.userName}", "nobody.{unique}"]}
      """
    Then the answer is 200 with the JSON:
      """
      [{"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}"}]
      """
    When another service asks the user service for the summaries:
      """
      {"ids": []}
      """
    Then the answer lists nobody
    When another service asks the user service for the summaries:
      """
      {"ids": ["ada"]}
      """
    Then that service is told of the problem 400 with the ids: "must be a list of at most 1000 UUIDs."
    When another service asks the user service for the summaries:
      """
      {}
      """
    Then that service is told of the problem 400 with the ids: "must be given, or names."
