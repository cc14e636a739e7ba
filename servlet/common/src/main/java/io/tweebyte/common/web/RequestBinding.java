package io.tweebyte.common.web;

import java.util.UUID;

import io.tweebyte.contracts.interaction.FollowStatus;
import io.tweebyte.shared.binding.EnumEditor;
import io.tweebyte.shared.binding.IdentifierEditor;
import io.tweebyte.shared.binding.NumberEditor;

import org.springframework.beans.propertyeditors.CustomBooleanEditor;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.servlet.support.ExtendedServletRequestDataBinder;

/**
 * Binds ids, numbers and constants in canonical form only, true and false, and no
 * headers.
 */
@ControllerAdvice
class RequestBinding {

	@InitBinder
	void restrict(WebDataBinder binder) {
		binder.registerCustomEditor(UUID.class, new IdentifierEditor());
		binder.registerCustomEditor(Integer.class, new NumberEditor());
		binder.registerCustomEditor(int.class, new NumberEditor());
		binder.registerCustomEditor(Boolean.class, new CustomBooleanEditor("true", "false", true));
		binder.registerCustomEditor(FollowStatus.class, new EnumEditor<>(FollowStatus.class));
		// the components of records alone: nested names would be an internal error
		binder.setDeclarativeBinding(true);
		binder.setFieldDefaultPrefix(null);
		binder.setFieldMarkerPrefix(null);
		if (binder instanceof ExtendedServletRequestDataBinder bean) {
			bean.setHeaderPredicate((name) -> false);
		}
	}

}
