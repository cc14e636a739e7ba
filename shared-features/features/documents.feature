Feature: Documents
  The API describes itself, for people and for programs.

  @smoke
  Scenario: The user service describes its operations
    When a visitor sends "GET /user-service/v3/api-docs"
    Then the response is an OpenAPI "3.1" document of exactly these operations:
      | POST /auth/register                  |
      | POST /auth/login                     |
      | GET /users/{userId}                  |
      | PUT /users/{userId}                  |
      | GET /users/summary/{userId}          |
      | GET /users/summary/name/{userName}   |
      | POST /internal/users/summaries       |
      | GET /internal/users/privacy          |
      | GET /internal/users/password-changes |
      | GET /users/search/{term}             |
      | GET /.well-known/jwks.json           |

  @smoke
  Scenario: One page shows the documents of all services
    When a visitor sends "GET /swagger-ui/index.html"
    Then the response is an HTML page that contains "swagger-ui"
    When a visitor sends "GET /v3/api-docs/swagger-config"
    Then the response contains "/user-service/v3/api-docs"
    And the response contains "/tweet-service/v3/api-docs"
    And the response contains "/interaction-service/v3/api-docs"

  @smoke
  Scenario Outline: The gateway tells that it is <state>
    When a visitor sends "GET /actuator/health/<state>"
    Then the response contains '"status":"UP"'
    And the response does not contain "components"

    Examples:
      | state     |
      | liveness  |
      | readiness |

  @crossing @local
  Scenario: The gateways learn from the user service which passwords were changed
    Given Ada has signed up
    And Ada has changed the account with the JSON:
      """
      {"password": "quite another one", "current_password": "{Ada.password}"}
      """
    When another service calls the user service at "GET /internal/users/password-changes" with "" of type "application/json" and accepts "application/json"
    Then the response contains "{Ada.id}"
    When another service calls the user service at "GET /internal/users/password-changes?after=9999-01-01T00:00:00.000000Z" with "" of type "application/json" and accepts "application/json"
    Then the response lists nothing
    When another service calls the user service at "GET /internal/users/password-changes?after=now" with "" of type "application/json" and accepts "application/json"
    Then that service gets the problem 400 with the after: "must be a time such as 2026-11-21T03:04:05.000006Z."
    When another service calls the user service at "GET /internal/users/password-changes" with "" of type "application/json" and accepts "text/html"
    Then that service gets the problem 406 "The response cannot be given in a media type that you accept."

  @crossing @local
  Scenario: Other services ask the user service for many summaries at once
    Given these people have signed up one after the other: "Ada, Bob"
    When another service calls the user service for the summaries:
      """
      {"ids": ["{Ada.id}", "{random uuid}"]}
      """
    Then the response is 200 with the JSON:
      """
      [{"id": "{Ada.id}", "user_name": "{Ada.userName}", "is_private": false, "created_at": "{any time}"}]
      """
    When another service calls the user service for the summaries:
      """
      {"names": ["{Bob.userName}", "unknown.{unique}"]}
      """
    Then the response is 200 with the JSON:
      """
      [{"id": "{Bob.id}", "user_name": "{Bob.userName}", "is_private": false, "created_at": "{any time}"}]
      """
    When another service calls the user service for the summaries:
      """
      {"ids": []}
      """
    Then the response lists nothing
    When another service calls the user service for the summaries:
      """
      {"ids": ["ada"]}
      """
    Then that service gets the problem 400 with the ids: "must be a list of at most 1000 UUIDs."
    When another service calls the user service for the summaries:
      """
      {}
      """
    Then that service gets the problem 400 with the ids: "must be given, or names."

  @crossing @local
  Scenario: Other services read which accounts turned private or public
    Given Ada has signed up with a private account
    When another service soon finds '{"id":"{Ada.id}","is_private":true' among the changes of privacy
    And Ada has changed the account with the JSON:
      """
      {"is_private": false}
      """
    Then another service soon finds '{"id":"{Ada.id}","is_private":false' among the changes of privacy
    When another service calls the user service at "GET /internal/users/privacy?after=-1"
    Then that service gets the problem 400 with the after: "must not be negative."
    When another service calls the user service at "GET /internal/users/privacy?limit=1001"
    Then that service gets the problem 400 with the limit: "must be a number from 1 to 1000."
