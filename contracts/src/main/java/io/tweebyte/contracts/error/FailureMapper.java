package io.tweebyte.contracts.error;

import java.util.Optional;

/**
 * Knows what failures of one library mean to a client.
 */
@FunctionalInterface
public interface FailureMapper {

	/**
	 * Explains a failure.
	 * @return the answer, or empty when the mapper does not know the failure
	 */
	Optional<ContractException> map(Throwable failure);

}
