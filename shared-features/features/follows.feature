@crossing
Feature: Follows
  Users follow public accounts at once; private accounts decide first.

  @smoke
  Scenario: A public account is followed at once
    Given these people have signed up one after the other: "Ada, Bob, Eve"
    When Bob follows Ada
    Then the response is 204 without a body
    When Bob follows Ada
    Then the response is 204 without a body
    Given Eve has followed Ada
    When Eve reads the followers of Ada
    Then the response is 200 with the JSON:
      """
      [
        {"id": "{any uuid}", "user_name": "{Eve.userName}", "follower_id": "{Eve.id}", "followed_id": "{Ada.id}",
          "created_at": "{any time}", "status": "ACCEPTED"},
        {"id": "{any uuid}", "user_name": "{Bob.userName}", "follower_id": "{Bob.id}", "followed_id": "{Ada.id}",
          "created_at": "{any time}", "status": "ACCEPTED"}
      ]
      """
    When Eve counts the followers of Ada
    Then the response is 200 with the JSON:
      """
      2
      """
    When Eve reads whom Bob follows
    Then the response lists the followed "Ada"
    When Eve counts whom Bob follows
    Then the response is 200 with the JSON:
      """
      1
      """
    When Eve reads the ids of whom Bob follows
    Then the response is 200 with the JSON:
      """
      ["{Ada.id}"]
      """
    When Eve sends "GET /interaction-service/follows/{Bob.id}/followers/identifiers"
    Then the response is 200 with the JSON:
      """
      ["{Ada.id}"]
      """
    When Bob stops following Ada
    Then the response is 204 without a body
    When Bob stops following Ada
    Then the response is 204 without a body
    When Eve reads the followers of Ada
    Then the response lists the followers "Eve"

  Scenario: A private account responds to requests
    Given Ada has signed up with a private account
    And Bob has signed up
    And Eve has signed up
    When Bob follows Ada
    Then the response is 204 without a body
    When Ada reads the follow requests of Ada
    Then the response is 200 with the JSON:
      """
      [{"id": "{any uuid}", "user_name": "{Bob.userName}", "follower_id": "{Bob.id}", "followed_id": "{Ada.id}",
        "created_at": "{any time}", "status": "PENDING"}]
      """
    When Bob reads whom Bob follows
    Then the response lists the followed "Ada"
    And the response contains "PENDING"
    When Eve reads whom Bob follows
    Then the response lists nothing
    Given the request of Bob to Ada is remembered as "request"
    When Ada responds to the request "request" with ACCEPTED
    Then the response is 204 without a body
    When Ada responds to the request "request" with ACCEPTED
    Then the response is 204 without a body
    When Ada responds to the request "request" with REJECTED
    Then the response is the problem 400 for the status: "must be the status the request has: it is decided already."
    When Bob reads the followers of Ada
    Then the response lists the followers "Bob"
    When Eve reads the followers of Ada
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads whom Ada follows
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve reads the ids of whom Ada follows
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."
    When Eve counts the followers of Ada
    Then the response is 200 with the JSON:
      """
      1
      """

  Scenario: A rejected request is not shown, and cannot be repeated at once
    Given Ada has signed up with a private account
    And Bob has signed up
    And Bob has followed Ada
    And Ada has rejected the request of Bob
    When Bob reads whom Bob follows
    Then the response lists nothing
    When Ada reads the follow requests of Ada
    Then the response lists nothing
    When Bob follows Ada
    Then the response is 204 without a body
    When Bob stops following Ada
    Then the response is 204 without a body
    When Bob sends "POST /interaction-service/follows/{Bob.id}/{Ada.id}" 20 times at once
    Then each of them gets 204 without a body
    When Ada reads the follow requests of Ada
    Then the response lists nothing
    When Bob reads whom Bob follows
    Then the response lists nothing

  Scenario: A user who has rejected a request allows it again
    Given Ada has signed up with a private account
    And Bob has signed up
    And Bob has followed Ada
    And Ada has rejected the request of Bob
    When Ada sends "DELETE /interaction-service/follows/{Bob.id}/{Ada.id}"
    Then the response is 204 without a body
    Given Bob has followed Ada
    When Ada reads the follow requests of Ada
    Then the response lists the followers "Bob"

  Scenario: A follower is removed
    Given Ada has signed up with a private account
    And these people have signed up one after the other: "Bob, Eve"
    And Bob has followed Ada
    And Ada has accepted the request of Bob
    And Eve has followed Ada
    When Eve sends "DELETE /interaction-service/follows/{Bob.id}/{Ada.id}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Bob reads the followers of Ada
    Then the response lists the followers "Bob"
    When Ada sends "DELETE /interaction-service/follows/{Bob.id}/{Ada.id}" 20 times at once
    Then each of them gets 204 without a body
    When Ada sends "DELETE /interaction-service/follows/{Eve.id}/{Ada.id}"
    Then the response is 204 without a body
    When Ada reads the follow requests of Ada
    Then the response lists nothing
    When Ada counts the followers of Ada
    Then the response is 200 with the JSON:
      """
      0
      """
    When Ada counts whom Bob follows
    Then the response is 200 with the JSON:
      """
      0
      """
    When Bob reads the followers of Ada
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."

  Scenario: Only the user who would be followed responds
    Given Ada has signed up with a private account
    And Bob has signed up
    And Bob has followed Ada
    And the request of Bob to Ada is remembered as "request"
    When Bob responds to the request "request" with ACCEPTED
    Then the response is the problem 403 "Only the user who would be followed may answer this request."
    When Bob sends "PUT /interaction-service/follows/{Ada.id}/{request}/ACCEPTED"
    Then the response is the problem 403 "You may do this as yourself only."
    When Ada sends "PUT /interaction-service/follows/{Ada.id}/{random uuid}/ACCEPTED"
    Then the response is the problem 404 "There is no such follow request."
    When Ada sends "PUT /interaction-service/follows/{Ada.id}/{request}/MAYBE"
    Then the response is the problem 400 for the status: "must be ACCEPTED, REJECTED or PENDING."
    When Ada sends "PUT /interaction-service/follows/{Ada.id}/{request}/ACCEPTED%20"
    Then the response is the problem 400 for the status: "must be ACCEPTED, REJECTED or PENDING."
    When Ada sends "PUT /interaction-service/follows/{Ada.id}/{request}/%20"
    Then the response is the problem 400 for the status: "must be ACCEPTED, REJECTED or PENDING."
    When Bob reads the follow requests of Ada
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario: A user follows neither themselves nor an unknown user, nor in another's name
    Given Ada has signed up
    And Bob has signed up
    And Eve has signed up
    When Ada follows Ada
    Then the response is the problem 400 for the followedId: "must be another user than yourself."
    When Ada sends "POST /interaction-service/follows/{Ada.id}/{random uuid}"
    Then the response is the problem 404 "There is no such user."
    When Bob sends "POST /interaction-service/follows/{Ada.id}/{Bob.id}"
    Then the response is the problem 403 "You may do this as yourself only."
    When Eve sends "DELETE /interaction-service/follows/{Ada.id}/{Bob.id}"
    Then the response is the problem 403 "You may do this as yourself only."

  Scenario Outline: No user has this id: <what>
    Given Ada has signed up
    When Ada sends "GET /interaction-service/follows/{random uuid}/<what>"
    Then the response is the problem 404 "There is no such user."

    Examples:
      | what                  |
      | followers             |
      | following             |
      | followers/count       |
      | following/count       |
      | following/identifiers |
      | followers/identifiers |

  Scenario: Lists come newest first, page by page
    Given these people have signed up one after the other: "Ada, Bob, Eve, Mallory"
    And these people have followed Ada one after the other: "Mallory, Bob, Eve"
    And Ada has followed, one after the other, "Eve, Bob, Mallory"
    When Ada reads all pages of the followers at "/interaction-service/follows/{Ada.id}/followers?limit=2"
    Then the pages list:
      | Eve, Bob |
      | Mallory  |

  Scenario: Follows are listed newest first, page by page
    Given these people have signed up one after the other: "Ada, Bob, Eve, Mallory"
    And Ada has followed, one after the other, "Eve, Bob, Mallory"
    When Ada reads all pages of the followed at "/interaction-service/follows/{Ada.id}/following?limit=2"
    Then the pages list:
      | Mallory, Bob |
      | Eve          |

  Scenario: Requests are listed newest first, page by page
    Given Ada has signed up with a private account
    And these people have signed up one after the other: "Bob, Eve, Mallory"
    And these people have followed Ada one after the other: "Eve, Bob, Mallory"
    When Ada reads all pages of the followers at "/interaction-service/follows/{Ada.id}/requests?limit=2"
    Then the pages list:
      | Mallory, Bob |
      | Eve          |

  Scenario: Many follows at once are one
    Given these people have signed up one after the other: "Ada, Bob"
    When Ada sends "POST /interaction-service/follows/{Ada.id}/{Bob.id}" 50 times at once
    Then each of them gets 204 without a body
    When Ada counts the followers of Bob
    Then the response is 200 with the JSON:
      """
      1
      """
