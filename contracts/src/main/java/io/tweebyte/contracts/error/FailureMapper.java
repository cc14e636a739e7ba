package io.tweebyte.contracts.error;

import java.util.Optional;

/** Maps the failures of one library to responses. */
@FunctionalInterface
public interface FailureMapper {

	/** Returns the response, or empty when the mapper does not know the failure. */
	Optional<ApiException> map(Throwable failure);

}
