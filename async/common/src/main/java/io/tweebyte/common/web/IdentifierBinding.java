package io.tweebyte.common.web;

import java.util.UUID;

import io.tweebyte.contracts.id.IdentifierEditor;

import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.InitBinder;

/**
 * Reads the ids in the paths of all controllers.
 */
@ControllerAdvice
class IdentifierBinding {

	@InitBinder
	void readStrictly(WebDataBinder binder) {
		binder.registerCustomEditor(UUID.class, new IdentifierEditor());
	}

}
