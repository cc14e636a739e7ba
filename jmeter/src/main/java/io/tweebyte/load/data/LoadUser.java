package io.tweebyte.load.data;

import java.util.UUID;

/**
 * A user that load is made with.
 *
 * @param summary the summary as every backend must respond, to the byte
 */
public record LoadUser(UUID id, String userName, String email, String summary) {
}
