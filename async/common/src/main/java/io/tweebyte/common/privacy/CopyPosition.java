package io.tweebyte.common.privacy;

import java.util.UUID;

/**
 * The last change of privacy that a copy contains.
 *
 * @param accountId its account, which tells changes of one position apart
 */
public record CopyPosition(long position, UUID accountId) {
}
