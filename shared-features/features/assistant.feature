Feature: Assistant
  The assistant summarises the newest tweets of a user, for those who may read them.

  Background:
    Given Ada has signed up
    And Bob has signed up
    And Ada has posted "Coffee is better than tea" as "coffee"

  @smoke
  Scenario: A summary comes in events as it is written
    When Bob sends "POST /tweet-service/tweets/assistant/summary" with the JSON:
      """
      {"user_id": "{Ada.id}"}
      """
    Then the response is a stream of events that ends with "end"
    And the events of the response number their texts

  Scenario: A summary comes as a whole
    When Bob sends "POST /tweet-service/tweets/assistant/summary/collected" with the JSON:
      """
      {"user_id": "{Ada.id}", "instruction": "In one sentence."}
      """
    Then the response is 200 with the JSON:
      """
      {"text": "{any text}", "parts": "{any number}"}
      """

  @crossing
  Scenario: The assistant looks the author up while it writes
    When Bob sends "POST /tweet-service/tweets/assistant/summary" with the JSON:
      """
      {"user_id": "{Ada.id}", "with_author": true}
      """
    Then the response is a stream of events that ends with "end"

  @crossing
  Scenario Outline: A private user's tweets are summarised for followers alone: <form>
    Given Cleo has signed up with a private account
    When Bob sends "POST /tweet-service/tweets/assistant/summary<form>" with the JSON:
      """
      {"user_id": "{Cleo.id}"}
      """
    Then the response is the problem 403 "This account is private; only accepted followers see what it posts."

    Examples:
      | form       |
      |            |
      | /collected |

  Scenario Outline: An unknown user has no summary: <form>
    When Bob sends "POST /tweet-service/tweets/assistant/summary<form>" with the JSON:
      """
      {"user_id": "{random uuid}"}
      """
    Then the response is the problem 404 "There is no such user."

    Examples:
      | form       |
      |            |
      | /collected |

  Scenario Outline: A request for a summary that is not valid: <case>
    When Bob sends "POST /tweet-service/tweets/assistant/summary" with the JSON:
      """
      <json>
      """
    Then the response is the problem 400 for the <field>: "<message>"
    When Bob sends "POST /tweet-service/tweets/assistant/summary/collected" with the JSON:
      """
      <json>
      """
    Then the response is the problem 400 for the <field>: "<message>"

    Examples:
      | case                  | json                                                     | field       | message                                                                                              |
      | no user               | {}                                                       | user_id     | is required.                                                                                         |
      | a blank instruction   | {"user_id": "{Ada.id}", "instruction": "  "}             | instruction | must have 1 to 500 characters, not white space alone, and no control characters but newline and tab. |
      | 100 kB of instruction | {"user_id": "{Ada.id}", "instruction": "{'x' x 100000}"} | instruction | must have 1 to 500 characters, not white space alone, and no control characters but newline and tab. |
      | too many parts        | {"user_id": "{Ada.id}", "max_parts": 401}                | max_parts   | must be a number from 10 to 400.                                                                     |
      | too few parts         | {"user_id": "{Ada.id}", "max_parts": 9}                  | max_parts   | must be a number from 10 to 400.                                                                     |

  Scenario: A client of events gets the same problem as any other
    When Bob sends "POST /tweet-service/tweets/assistant/summary" with the JSON and the header "Accept: text/event-stream":
      """
      {}
      """
    Then the response is the problem 400 for the user_id: "is required."

  Scenario Outline: A user has four summaries at once: <form>
    When Bob holds 4 summaries of Ada open and sends "POST /tweet-service/tweets/assistant/summary<form>"
    Then the response is the problem 429 "Too many attempts; wait as long as the Retry-After header says."
    And Bob gets a summary of Ada within 2 seconds

    Examples:
      | form       |
      |            |
      | /collected |

  Scenario: Clients that hang up give their place back
    When Bob begins 20 summaries of Ada and hangs up each of them
    Then Bob gets a summary of Ada within 2 seconds
