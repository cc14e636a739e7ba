package io.tweebyte.contracts.tweet;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonProperty;

/** A user whom a tweet names, as the author wrote it in NFC without the at sign. */
public record Mention(@JsonProperty("user_id") UUID userId, String text) {
}
